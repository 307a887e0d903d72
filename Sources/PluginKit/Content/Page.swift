// SPDX-License-Identifier: Apache-2.0

// The description of a screen: bars and content. A value; each modifier returns a changed copy.

/// What a screen looks like.
public struct Page: Sendable {
    var screen = Screen(id: "")
    var leadingButtons: [BarButton] = []
    var trailingButtons: [BarButton] = []
    var toolbarButtons: [BarButton] = []
    var segmentAction: (@MainActor (String) async throws -> Void)?
    let nodes: [Node]

    /// - Parameters:
    ///   - title: In the navigation bar.
    ///   - content: Below it; several nodes stand above each other.
    public init(_ title: String, @ContentBuilder content: () -> [Node]) {
        nodes = content()
        screen.title = title
    }

    private func changed(_ change: (inout Page) -> Void) -> Page {
        var page = self
        change(&page)
        return page
    }

    /// The title for assistive technology, where it differs.
    public func accessibleTitle(_ title: String) -> Page { changed { $0.screen.accessibleTitle = title } }

    /// Why there is no title, for example `contentSuppliesContext`.
    public func titleOmission(_ reason: String) -> Page { changed { $0.screen.titleOmission = reason } }

    public func largeTitle(_ display: LargeTitle) -> Page { changed { $0.screen.largeTitle = display } }

    public func edge(_ style: EdgeStyle) -> Page { changed { $0.screen.edge = style } }

    /// How this screen is called on the back button of the one above it.
    public func backTitle(_ title: String) -> Page { changed { $0.screen.backTitle = title } }

    public func backDisplay(_ display: BackDisplay) -> Page { changed { $0.screen.backDisplay = display } }

    /// Buttons before the title.
    public func leading(@BarButtonBuilder _ buttons: () -> [BarButton]) -> Page {
        let buttons = buttons()
        return changed { $0.leadingButtons = buttons }
    }

    /// Buttons after the title.
    public func trailing(@BarButtonBuilder _ buttons: () -> [BarButton]) -> Page {
        let buttons = buttons()
        return changed { $0.trailingButtons = buttons }
    }

    /// Buttons in place of the tab bar; on deeper screens only.
    public func toolbar(@BarButtonBuilder _ buttons: () -> [BarButton]) -> Page {
        let buttons = buttons()
        return changed { $0.toolbarButtons = buttons }
    }

    /// A segmented control, offered for the navigation bar.
    ///
    /// - Parameters:
    ///   - segments: Two or more.
    ///   - selected: Id of the selected one.
    ///   - action: Gets the id of the segment that was pressed.
    public func segmented(
        _ segments: [Segmented.Segment], selected: String, action: @escaping @MainActor (String) async throws -> Void
    ) -> Page {
        changed {
            $0.screen.segmented = Segmented(segments: segments, selected: selected)
            $0.segmentAction = action
        }
    }

    public func fullscreen(_ kind: FullscreenKind, hidesBars: Set<HideTrigger> = []) -> Page {
        changed {
            $0.screen.fullscreen = kind
            $0.screen.hidesBars = hidesBars
        }
    }

    /// How the status bar looks over this page.
    ///
    /// - Parameter image: The picture of the backing `image`, in the plugin's folder; drawn as high as the bar.
    public func status(
        style: StatusStyle = .inherit, backing: StatusBacking = .auto, image: String? = nil
    ) -> Page {
        changed {
            $0.screen.statusStyle = style
            $0.screen.statusBacking = backing
            $0.screen.statusImage = image
        }
    }

    /// Tint of the bars, `#rrggbb`.
    public func tint(_ colour: String) -> Page { changed { $0.screen.tint = colour } }

    public func scrollsToTop(_ does: Bool) -> Page { changed { $0.screen.scrollsToTop = does } }

    /// Unsaved work: the shell asks before the screen is left.
    public func confirmsLeaving(_ confirmation: LeaveConfirmation?) -> Page {
        changed { $0.screen.leave = confirmation }
    }
}

/// A button in a navigation bar or a toolbar.
public struct BarButton: Sendable {
    var item: Item
    var action: ActionBody?
    var target: (@MainActor () -> ScreenController)?

    /// - Parameters:
    ///   - label: Shown, or spoken where an icon is shown.
    ///   - id: Derived from the label if left out; give it where the label changes.
    ///   - icon: A stock icon's name, or a picture in the plugin's folder.
    ///   - priority: Higher stays longer where there is no room for all.
    public init(
        _ label: String, id: String? = nil, icon: String? = nil, role: Item.Role = .manage, priority: Int = 0,
        action: @escaping @MainActor () async throws -> Void
    ) {
        item = Item(
            id: id ?? "", kind: icon == nil ? .text : .icon, role: role, label: label, icon: icon, priority: priority)
        self.action = { _ in try await action() }
    }

    /// A button that leads to another screen.
    public init(
        _ label: String, id: String? = nil, icon: String? = nil, priority: Int = 0, opens screenID: String,
        title: String, screen: @escaping @MainActor () -> ScreenController
    ) {
        item = Item(
            id: id ?? "", kind: icon == nil ? .text : .icon, role: .navigateTo, label: label, icon: icon,
            priority: priority, opens: Opens(screen: identifier(screenID), title: title))
        target = screen
    }

    /// Empty room, 0 to 64 px.
    public static func space(_ width: Double) -> BarButton {
        BarButton(item: Item(id: "", kind: .space, label: "", width: width))
    }

    private init(item: Item) {
        self.item = item
    }
}

@resultBuilder
public enum BarButtonBuilder {
    public static func buildBlock(_ parts: [BarButton]...) -> [BarButton] { parts.flatMap { $0 } }
    public static func buildExpression(_ button: BarButton) -> [BarButton] { [button] }
    public static func buildOptional(_ part: [BarButton]?) -> [BarButton] { part ?? [] }
    public static func buildEither(first part: [BarButton]) -> [BarButton] { part }
    public static func buildEither(second part: [BarButton]) -> [BarButton] { part }
    public static func buildArray(_ parts: [[BarButton]]) -> [BarButton] { parts.flatMap { $0 } }
}
