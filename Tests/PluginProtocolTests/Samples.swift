// SPDX-License-Identifier: Apache-2.0

// One of every message, every field given, so that nothing of a type escapes a comparison.

import BarModel
import PluginProtocol

enum Samples {
    static let rows = [
        Row(
            id: "open", title: "Open", accessory: .disclosure, opens: Opens(screen: "deeper", title: "Deeper"),
            removal: .init(id: "remove", label: "Remove")),
        Row(id: "switch", title: "Switch", accessory: .toggle(on: true)),
        Row(id: "check", title: "Check", accessory: .check(on: false)),
        Row(id: "stepper", title: "Stepper", accessory: .stepper(value: 2, minimum: 1, maximum: 9, step: 0.5)),
        Row(id: "slider", title: "Slider", accessory: .slider(value: 0.25, minimum: -1, maximum: 1)),
        Row(id: "button", title: "Delete", accessory: .button, destructive: true),
        Row(id: "progress", title: "Progress", accessory: .progress(fraction: 0.5)),
        Row(id: "badge", title: "Badge", accessory: .badge("12")),
        Row(id: "field", title: "Name", accessory: .textField(text: "Ada \"L\"\n", placeholder: "Name")),
        Row(
            id: "choice", title: "Colour", subtitle: "Of the wall", icon: "bell", value: "Red",
            accessory: .choice(
                options: [.init(id: "red", label: "Red"), .init(id: "x", label: "Grün")], selected: "red")
        ),
    ]

    static let swiped = Row(
        id: "mail", title: "Mail",
        swipe: [SwipeAction(id: "delete", label: "Delete", icon: "trash", destructive: true)])

    static let pictures: [Content] = [
        .grid(
            GridContent(
                id: "grid",
                items: [
                    .init(
                        id: "a", title: "A", subtitle: "First", picture: "a.png", icon: "photo", showsTitle: false,
                        activates: true, opens: Opens(screen: "a", title: "A"))
                ], width: 120, aspect: 1.5)),
        .picture(PictureContent(id: "picture", path: "a.png", description: "A hill", height: 200, fit: .cover)),
        .media(MediaContent(id: "media", path: "a.ogg", description: "A song", film: false, loops: true)),
        .canvas(CanvasContent(id: "canvas", height: 120, description: "A plot")),
    ]

    static let content = Content.column(
        StackContent(
            id: "all",
            children: [
                .text(
                    TextContent(
                        id: "text", runs: [.init("One "), .init("two", style: .strong, link: "two")], role: .display,
                        alignment: .centre)),
                .row(
                    StackContent(
                        id: "side",
                        children: [
                            .progress(ProgressContent(id: "work", fraction: 0.75, label: "Copying")),
                            .buttons(
                                ButtonsContent(
                                    id: "buttons",
                                    buttons: [
                                        .init(
                                            id: "stop", label: "Stop", prominent: true, destructive: true, enabled: true
                                        )
                                    ])),
                            .picker(
                                PickerContent(
                                    id: "time",
                                    wheels: [
                                        .init(
                                            id: "hour", label: "Hour", unit: "h",
                                            options: [.init(id: "7", label: "07")], selected: "7", wraps: true)
                                    ], separator: ":")),
                            .explanation(
                                ExplanationContent(
                                    id: "why", icon: "warning", heading: "No disk", why: "None is there.",
                                    remedy: "Put one in.", button: .init(id: "again", label: "Look again"))),
                        ])),
                .list(
                    ListContent(
                        id: "list",
                        sections: [
                            ListSection(
                                id: "s", header: "Header", footer: "Footer", rows: rows + [swiped], first: 20,
                                count: 1000)
                        ])),
            ] + pictures))

    static let item = Item(
        id: "add", kind: .icon, role: .navigateTo, label: "Add", icon: "plus", priority: 3, width: 12,
        opens: Opens(screen: "new", title: "New"), scope: "root")
    static let segmented = Segmented(segments: [.init(id: "a", label: "A", icon: "web")], selected: "a")
    static let leave = LeaveConfirmation(title: "Leave?", text: "Lost.", leave: "Leave", stay: "Stay")

    static let split = ScreenDescription(
        screen: Screen(id: "both", title: "Both"),
        content: .split(
            SplitContent(
                id: "panes", leading: Opens(screen: "left", title: "Left"),
                trailing: Opens(screen: "right", title: "Right"))))

    static let screen = ScreenDescription(
        screen: Screen(
            id: "root", title: "Title", accessibleTitle: "The title", titleOmission: "contentSuppliesContext",
            largeTitle: .always, edge: .borderless, backTitle: "Back", backDisplay: .generic, leading: [item],
            trailing: [item], segmented: segmented, toolbar: [item], fullscreen: .media, hidesBars: [.tap],
            statusStyle: .dark, statusBacking: .gradient, statusImage: "./dusk.png", tint: "#336699",
            scrollsToTop: false, leave: leave),
        content: content)

    static var patch: ScreenPatch {
        var patch = ScreenPatch()
        patch.title = "Title"
        patch.accessibleTitle = .set("The title")
        patch.titleOmission = .set("contentSuppliesContext")
        patch.largeTitle = .never
        patch.edge = .standard
        patch.backTitle = .set("Back")
        patch.backDisplay = .chevron
        patch.leading = [item]
        patch.trailing = [item]
        patch.segmented = .set(segmented)
        patch.toolbar = [item]
        patch.fullscreen = .content
        patch.hidesBars = [.swipe]
        patch.statusStyle = .light
        patch.statusBacking = .solid
        patch.statusImage = .clear
        patch.tint = .set("#112233")
        patch.scrollsToTop = true
        patch.leave = .set(leave)
        patch.content = .set(content)
        return patch
    }

    static var clearing: ScreenPatch {
        var patch = ScreenPatch()
        patch.segmented = .clear
        patch.leave = .clear
        patch.tint = .clear
        return patch
    }

    static let environment = PluginEnvironment(
        Environment(
            width: 480, height: 800, locale: "ar_EG", direction: .rtl, textScale: 1.2, colorScheme: .dark,
            highContrast: true, reducedMotion: true))
    static let decision = Decision(
        rule: "NAV-CONTROLS-MAX", verdict: .repaired, severity: .warning, path: "p/t/root#/trailing", before: "5",
        after: "3", message: "Too many controls", hint: "Use a toolbar")
    static let refusal = MessageError(
        code: MessageError.refused, message: "No",
        data: .init(rule: "TAB-NO-REMOVE", value: "tab", limit: "", hint: "Say unavailable", path: "p/t"))

    static let pluginRequests: [PluginRequest] = [
        .updateScreen(tab: "t", screen: "root", patch: patch), .updateScreen(tab: "t", screen: "root", patch: clearing),
        .push(tab: "t", screen: screen), .pop(tab: "t"), .replace(tab: "t", stack: [screen]),
        .push(tab: "t", screen: split, pane: .leading), .pop(tab: "t", pane: .trailing),
        .replace(tab: "t", stack: [screen], pane: .leading),
        .openSheet(tab: "t", screen: screen), .closeSheet(tab: "t"),
        .alert(
            .init(
                title: "Alarm", text: "Seven", tab: "t", sound: true,
                buttons: [.init(id: "stop", label: "Stop")])), .badge(tab: "t", value: .none),
        .badge(tab: "t", value: .count(3)), .badge(tab: "t", value: .raw("!")),
        .unavailable(tab: "t", explanation: "No network", remedy: "Switch it on"),
        .updateTab(tab: "t", title: "Tab", icon: "clock", enabled: true), .removeTab(tab: "t"),
        .statusItem(.init(id: "i", text: "5", icon: "mail", accessibleText: "5 new")),
        .hideBars(tab: "t", screen: "root", cause: .media), .showBars(token: 7), .beginActivity, .endActivity(token: 8),
        .getSetting(key: "k"),
        .openCanvas(CanvasOpening(tab: "t", screen: "root", node: "canvas", width: 320.5, height: 100, scale: 2)),
        .showCanvas(
            CanvasShowing(
                tab: "t", screen: "root", node: "canvas", buffer: 1, rect: .init(x: 0, y: 2, width: 30, height: 4))),
        .setSetting(key: "k", value: .list([.bool(true), .integer(-1), .number(0.5), .text("x")])),
    ]

    static let shellRequests: [ShellRequest] = [
        .initialize(.init(protocol: .current, plugin: "org.example.p", dataDir: "/data", environment: environment)),
        .openScreen(.init(tab: "t", screen: "root")),
        .rows(.init(tab: "t", screen: "root", section: "s", first: 30, count: 60)),
        .action(.init(tab: "t", screen: "root", node: "slider", event: .change, value: .number(0.5))), .ping, .shutdown,
    ]

    static let notifications: [ShellNotification] = [
        .screenClosed(tab: "t", screen: "root"), .tabSelected(tab: "t"), .suspend, .resume, .environment(environment),
        .decision(decision), .settingChanged(key: "city", value: .text("Oslo")),
    ]

    /// What is asked, and its answer.
    static let pluginResults: [(method: String, result: PluginResult)] = [
        ("initialize", .initialized(.current)), ("screen.open", .screen(screen)), ("rows", .rows(rows)),
        ("action", .done), ("ping", .done), ("shutdown", .done),
    ]
    static let shellResults: [(method: String, result: ShellResult)] = [
        ("badge", .done), ("alert", .answer("stop")), ("alert", .answer(nil)), ("bars.hide", .token(1)),
        ("activity.begin", .token(2)),
        ("canvas.open", .canvas(path: "/run/user/1/lintel/p/canvas-1", stride: 1284)),
        ("settings.get", .setting(.text("on"))), ("settings.get", .setting(.null)),
    ]
}
