# SPDX-License-Identifier: Apache-2.0
# `make run` shows Lintel, `make test` proves it. Both install the Debian packages they miss.

CONFIG  ?= release
PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=

STAGE := $(CURDIR)/.build/stage
# The release finds the Swift runtime it is installed with, and no other.
RELEASE := -c release -Xswiftc -no-toolchain-stdlib-rpath

.PHONY: run build test bench pictures stage install format lint catalogue docs deps clean

run: build
	Tools/deps run
	$(MAKE) stage CONFIG=release
	Tools/run $(STAGE)/release $(ARGS)

build:
	Tools/deps build
	swift build $(RELEASE)

# Everything: style, all four tiers, pictures. The last line counts.
test:
	Tools/deps build run test
	$(MAKE) lint
	swift build --build-tests
	$(MAKE) stage CONFIG=debug
	Tools/test $(STAGE)/debug

# Lines of `name value unit`, and bench.json.
bench: export LINTEL_BENCH = 1
bench: build
	Tools/deps run test bench
	$(MAKE) stage CONFIG=release
	Tests/Bench/run $(STAGE)/release bench.json

# Makes the golden pictures anew; look at each before committing it.
pictures: build
	Tools/deps run test
	$(MAKE) stage CONFIG=release
	Tests/Pictures/pictures make $(STAGE)/release

# The installed layout below .build/stage, from a build that stands.
stage:
	rm -rf $(STAGE)/$(CONFIG)
	Tools/install .build/$(CONFIG) $(STAGE)/$(CONFIG) ""

install:
	Tools/install .build/release "$(DESTDIR)" "$(PREFIX)"

format:
	swift format --in-place --parallel --recursive Package.swift Sources Plugins Tests

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Plugins Tests
	Tools/lint
	Tools/catalogue --check
	Tools/reference --check

# Brings the catalogues up to date with the sentences of the sources.
catalogue:
	Tools/catalogue

# What is made from the table of settings, and API documentation in docs/api, from the symbol graphs of what plugin authors
# import.
docs:
	swift build --product lintelctl
	.build/debug/lintelctl rules --page > docs/rules.md
	swift build --product lintelctl
	.build/debug/lintelctl config default > data/lintel.toml
	.build/debug/lintelctl schema > data/schema/lintel.schema.json
	.build/debug/lintelctl config default --format man > data/man/lintel.toml.5
	.build/debug/lintelctl config default --format markdown > docs/Lintel.docc/Configuration.md
	Tools/docs docs/api

deps:
	Tools/deps build run test bench

clean:
	rm -rf .build docs/api lintel.png bench.json
