# SPDX-License-Identifier: Apache-2.0
"""What scenarios use: a running shell (`case`, `shell`), its accessibility tree (`tree`), a pointer (`pointer`), pictures
(`pictures`), and a look into /proc (`proc`)."""
