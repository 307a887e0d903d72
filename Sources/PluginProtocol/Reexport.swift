// SPDX-License-Identifier: Apache-2.0

// Messages are made of these values, so whoever reads messages sees them too.
@_exported import BarModel
