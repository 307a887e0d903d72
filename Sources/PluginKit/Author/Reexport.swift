// SPDX-License-Identifier: Apache-2.0

// Settings, environment and decisions are values of the protocol; an author reaches them with the one import.
@_exported import PluginProtocol
