// SPDX-License-Identifier: Apache-2.0

/// What a person has to know of the file beside its settings, once for the manual page and the reference page.
///
/// Words between backticks are names, files or values.
enum FileGuide {
    struct Chapter {
        var title: String
        var paragraphs: [String]
    }

    static let summary = "settings of the Lintel shell"

    static let chapters = [
        Chapter(
            title: "Files",
            paragraphs: [
                "The file is the one that `--config` names, else `$XDG_CONFIG_HOME/lintel/lintel.toml`, else "
                    + "`/etc/lintel/lintel.toml`. Over the defaults lies that file, over it the files `conf.d/*.toml` "
                    + "beside it in the order of their names, over them each `--set KEY=VALUE` of the command line. "
                    + "Tables are merged key by key, lists are replaced, plugins are merged by their id.",
                "A saved change applies within a second and changes only what changed. A file that loaded is copied to "
                    + "`$XDG_STATE_HOME/lintel`; where a file is refused at a start, its copy is used and it is said so.",
                "A file that is emptied or deleted is taken for an accident: the settings in force stay, and a start uses the "
                    + "copy. If the defaults are wanted, let the file hold a comment alone. A first start that finds no "
                    + "copy and a file with a slip in it uses the defaults; if the file seems to say "
                    + "`kiosk.enabled = true`, it is a kiosk all the same. Settings that are read at start only say so; "
                    + "a change of one is told until the next start.",
            ]),
        Chapter(
            title: "Values",
            paragraphs: [
                "The file is TOML 1.0 in UTF-8, at most 1 MiB, with at most 128 levels.",
                "A time is a number with `ms`, `s`, `min` or `h`: `\"61 ms\"`, `\"2 min\"`.",
                "A size is a number with `B`, `KiB`, `MiB`, `GiB`, `kB`, `MB` or `GB`: `\"64 MiB\"`.",
                "A colour is `\"#rrggbb\"` or one of \(colours).",
                "Keys are modifiers and one key, joined by `+`: `\"Ctrl+Alt+K\"`. Modifiers are `Ctrl`, `Alt`, `Shift` and "
                    + "`Super`; the key is a letter, a digit, `F1` to `F12` or a key by name.",
                "A relative path starts at the folder of the file that has it, `~/` at the home folder. "
                    + "An empty text takes a value back that another file has set.",
            ]),
        Chapter(
            title: "Secrets",
            paragraphs: [
                "A password, a token or a key never stands in the file. A plugin's setting refers to the file that holds "
                    + "it, `password = { file = \"/run/keys/mail\" }`, or to a credential of systemd, "
                    + "`password = { credential = \"mail\" }`. The text is handed to the plugin when it asks, without "
                    + "the line end at its end, and shown nowhere."
            ]),
        Chapter(
            title: "Problems",
            paragraphs: [
                "`lintelctl check` names every problem with file, line and column. A file that is not TOML, or of a newer "
                    + "version, is refused as a whole, a value that cannot be taken alone; what was in force stays. Unknown "
                    + "keys and names are warned of. The shell shows the number of problems in its status bar; a press on "
                    + "it lists them."
            ]),
    ]

    private static var colours: String {
        Words.colourNames.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
}
