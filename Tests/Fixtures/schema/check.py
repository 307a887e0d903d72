#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""check.py FOLDER: validates samples against the schemas of a folder, and the schemas against the samples.

Standard input holds one sample a line: {"schema": NAME, "part": "message" or "result", "value": ...}. Prints every sample
that is not valid, and every property of a schema that no sample has: a field is either known to both sides or to none.
"""

import json
import pathlib
import sys

import jsonschema

folder = pathlib.Path(sys.argv[1])
schemas = {path.name: json.loads(path.read_text()) for path in folder.glob("*.json")}
for schema in schemas.values():
    jsonschema.Draft202012Validator.check_schema(schema)
seen = set()


def resolve(schema, name):
    while "$ref" in schema:
        file, pointer = schema["$ref"].split("#")
        name = file or name
        schema = schemas[name]
        for part in pointer.strip("/").split("/"):
            schema = schema[part]
    return schema, name


def validator(schema, name):
    store = {key: value for key, value in schemas.items()}
    resolver = jsonschema.RefResolver(name, schemas[name], store=store)
    return jsonschema.Draft202012Validator(schema, resolver=resolver)


def walk(schema, name, value):
    """Notes which properties of a schema a valid value has."""
    schema, name = resolve(schema, name)
    for choice in schema.get("oneOf", []) + schema.get("anyOf", []):
        if validator(choice, name).is_valid(value):
            walk(choice, name, value)
    if isinstance(value, dict):
        for key, child in value.items():
            if key in schema.get("properties", {}):
                seen.add(id(schema["properties"][key]))
                walk(schema["properties"][key], name, child)
    if isinstance(value, list) and "items" in schema:
        for child in value:
            walk(schema["items"], name, child)


def unseen(schema, path):
    if isinstance(schema, list):
        for index, child in enumerate(schema):
            yield from unseen(child, f"{path}/{index}")
    if isinstance(schema, dict):
        for key, child in schema.items():
            if key == "properties":
                yield from (f"{path}/{name}" for name, field in child.items() if id(field) not in seen)
            yield from unseen(child, f"{path}/{key}")


failed = False
for line in sys.stdin:
    sample = json.loads(line)
    name = sample["schema"] + ".json"
    if name not in schemas:
        print(f"{name}: there is no such schema")
        failed = True
        continue
    schema = schemas[name] if sample["part"] == "message" else schemas[name]["$defs"]["result"]
    for error in validator(schema, name).iter_errors(sample["value"]):
        print(f"{name}: {sample['part']}: {error.json_path}: {error.message}")
        failed = True
    walk(schema, name, sample["value"])
for name, schema in sorted(schemas.items()):
    for path in unseen(schema, name):
        print(f"{path}: no sample has it")
        failed = True
sys.exit(failed)
