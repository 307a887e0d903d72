// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import FoundationEssentials
import GioKit
import Glibc
import GtkKit
import PluginHosting
import ShellCore
import ShellUI
import SystemStatus

/// One run of the shell: events of every kind go into `Shell`; its effects and what it presents go out.
final class Session {
    let files: InstalledFiles
    let folders: UserFolders
    let translate: Translate
    let state: StateFiles
    let isKiosk: Bool
    let isSafeMode: Bool
    private let starts: StartCount
    let canvasFiles = CanvasFiles<CanvasPlace>(runtime: ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"])
    private(set) var canvases: CanvasBoard?
    let log = Log("shell")

    private(set) var shell: Shell
    private let loader: ConfigurationLoader
    private var configuration: LoadedConfiguration
    private let startSettings: ShellSettings
    private let secrets: SecretReader
    /// Everything the operator should know of, in the order of the files.
    private var problems: [Problem] = []
    let surroundings: Surroundings
    private let services: Services
    let plugins: Plugins
    let alarm: LoopingSound
    private(set) var window: ShellWindow?

    private var control: ControlService?
    private var watches: [FileWatch] = []
    private var pluginWatch: PluginWatch?
    /// Not where somebody says what has changed.
    private let watchesPlugins: Bool
    private var signals: [LoopSource] = []
    private var firstFrame: LoopSource?
    private var deadline: LoopSource?
    private var deadlineTime: Int?
    private var presented: PresentedShell?
    private var isPresentationDue = false
    private(set) var isOver = false

    init(
        options: Options, files: InstalledFiles, folders: UserFolders, loader: ConfigurationLoader,
        configuration: LoadedConfiguration, translate: Translate
    ) {
        self.files = files
        self.folders = folders
        self.loader = loader
        self.configuration = configuration
        startSettings = configuration.settings
        secrets = SecretReader(environment: ProcessInfo.processInfo.environment, translate: translate)
        self.translate = translate
        isKiosk = options.isKiosk || configuration.settings.kiosk.enabled
        starts = StartCount(folders)
        isSafeMode = options.isSafeMode || starts.wantsSafeMode
        state = StateFiles(folders)
        alarm = LoopingSound(path: files.alarm)
        services = Services(settings: configuration.settings)
        surroundings = Surroundings(
            session: services.sessionBus, locale: ProcessLocale.language(), size: options.size)
        plugins = Plugins(
            files: files, folders: folders, isSafeMode: isSafeMode, only: options.plugin, translate: translate)
        watchesPlugins = options.plugin == nil
        let path = plugins.searchPath(configuration.settings)
        shell = Shell(
            environment: surroundings.environment, searchedFolders: path.pluginFolders + path.folders.map(\.path),
            isKiosk: isKiosk, translate: translate)
    }

    /// Shows the shell and returns when it is over.
    func run() {
        services.onStatus = { [weak self] in self?.handle(.status($0)) }
        surroundings.onChange = { [weak self] in self?.handle(.environment($0)) }
        surroundings.isFullScreen = { [weak self] in self?.window?.isFullScreen ?? false }
        plugins.onEvent = { [weak self] in self?.handle(.plugin(id: $0, $1)) }
        handle(.restored(state.load()))
        handle(.status(services.facts))
        loadPlugins()
        openWindow()
        control = ControlService(
            self, bus: services.sessionBus,
            renderer: RendererChoice.renderer(for: configuration.settings.shell.renderer))
        watchConfiguration()
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            MainLoop.onSignal(number) { [weak self] in self?.handle(.control(.quit)) }
        }
        MainLoop.serve(until: { isOver })
        starts.settle()
        canvasFiles.closeAll()
        window?.close()
        // No process of a plugin outlives the shell; each has been asked to end and is made to within two seconds.
        MainLoop.run(until: { !plugins.isAnyRunning }, atMost: .milliseconds(2_500))
    }

    // MARK: Events

    func handle(_ event: Event) {
        guard !isOver else { return }
        if case .user(.resized(let width, let height)) = event { surroundings.resize(width: width, height: height) }
        if case .user(.statusItems) = event {
            services.check()
        } else if case .user(let act) = event, act.isInput {
            services.checkInUse()
        }
        for effect in shell.handle(event, at: now) { carryOut(effect) }
        armDeadline()
        presentSoon()
    }

    private var now: Int { SystemClock.milliseconds(SystemClock.monotonic()) }

    private func armDeadline() {
        let next = shell.nextDeadline
        guard next != deadlineTime else { return }
        deadline?.cancel()
        deadlineTime = next
        deadline = next.map { time in
            MainLoop.after(milliseconds: max(1, time - now)) { [weak self] in
                self?.deadlineTime = nil
                self?.handle(.tick)
            }
        }
    }

    /// However many events one turn of the loop brings, the screen is asked to agree once.
    private func presentSoon() {
        guard window != nil, !isPresentationDue else { return }
        isPresentationDue = true
        MainLoop.post { [weak self] in self?.present() }
    }

    private func present() {
        isPresentationDue = false
        let new = shell.presented()
        guard new != presented else { return }
        presented = new
        window?.update(new)
    }

    func finish() {
        isOver = true
        MainLoop.post {}
    }

    // MARK: The window

    private func openWindow() {
        let first = shell.presented()
        presented = first
        let resources = ResourceFolders(
            icons: files.share + "/icons", chevron: files.share + "/chevron", style: files.share + "/style")
        let context = ShellContext(
            theme: Theme(environment: first.environment, settings: first.settings, limits: first.limits),
            resources: resources,
            translate: translate
        ) { [weak self] event in
            self?.handle(.user(event))
        }
        context.blurs = RendererChoice.renderer(for: configuration.settings.shell.renderer) == .gl
        canvases = context.canvases
        context.folderOfPlugin = { [weak self] id in self?.shell.folder(of: id) }
        context.dataFolderOfPlugin = { [weak self] id in self?.folders.pluginData(id) }
        context.allowsMedia = { [weak self] id in
            self?.configuration.settings.plugins.first { $0.id == id }?.media ?? false
        }
        let size = surroundings.environment
        let window = ShellWindow(
            first, mode: isKiosk ? .kiosk : .window(width: Int(size.width), height: Int(size.height)),
            context: context, makeContent: { ContentView($0, $1) })
        self.window = window
        window.onFirstFrame = { [weak self] in self?.shown() }
        // A window that nobody shows, because the screen is off for example, keeps no alarm from ringing.
        firstFrame = MainLoop.after(milliseconds: 1_000) { [weak self] in self?.shown() }
        window.present()
        if isKiosk, configuration.settings.kiosk.exitKeys == nil {
            log.info("kiosk mode: there is no exit by keyboard; lintelctl quit ends the shell")
        }
    }

    /// What the first frame need not wait for.
    private func shown() {
        plugins.release()
        watchPlugins()
        measurePictures()
    }

    // MARK: Plugins that come, change and go

    private func watchPlugins() {
        guard watchesPlugins, pluginWatch == nil else { return }
        let path = plugins.searchPath(configuration.settings)
        pluginWatch = PluginWatch(folders: path.folders.map(\.path), plugins: plugins.pluginFolders) { [weak self] in
            self?.reloadPlugins()
        }
    }

    /// Reads the manifests again; what is new appears, what is gone leaves, what has changed starts anew.
    func reloadPlugins() {
        loadPlugins()
        pluginWatch?.watch(plugins.pluginFolders)
    }

    // MARK: Configuration

    private func watchConfiguration() {
        watches = configuration.watchedPaths.map { path in
            FileWatch(path) { [weak self] in self?.reloadWhenWritten() }
        }
    }

    /// A file that somebody is still writing is heard of again when it is whole.
    private func reloadWhenWritten() {
        guard !watches.contains(where: \.isBeingWritten) else { return }
        reload()
    }

    /// Reads the settings again. What cannot be taken keeps its last good value.
    @discardableResult
    func reload() -> [Problem] {
        let before = configuration
        configuration = loader.load(lastGood: before.settings, filled: before.filledFiles)
        if configuration.watchedPaths != before.watchedPaths { watchConfiguration() }
        if configuration.settings.status != before.settings.status { services.apply(configuration.settings.status) }
        if configuration.settings.plugins != before.settings.plugins {
            reloadPlugins()
        } else {
            adoptSettings()
        }
        if configuration.settings.theme != before.settings.theme { measurePictures() }
        return problems
    }

    /// Reads the manifests before the settings go in, so that both are reported together.
    private func loadPlugins() {
        let installed = plugins.load(configuration.settings, state: state)
        adoptSettings()
        handle(.icons([:], stock: stockIcons(in: files.share + "/icons")))
        handle(.plugins(installed))
        if window != nil { measurePictures() }
    }

    private func adoptSettings() {
        let (settings, unread) = secrets.read(configuration)
        let new = loader.problems(
            of: configuration, known: knownNames,
            and: unread + loader.pending(configuration, since: startSettings) + plugins.catalogue.problems
                + (starts.wantsSafeMode ? [safeModeProblem] : []))
        // What was said is not said again.
        for problem in new where !problems.contains(problem) { log(problem) }
        if new.isEmpty, !problems.isEmpty { log.info("the configuration has no problem any more") }
        problems = new
        handle(.settings(settings, problems: new, usesLastGood: configuration.usedLastGood))
    }

    /// Listing fonts takes time that a start has only where a font is named.
    private var knownNames: KnownNames {
        var names = KnownNames()
        names.plugins = plugins.catalogue.pluginNames
        names.tabs = plugins.catalogue.tabNames
        names.statusItems = plugins.catalogue.statusNames
        names.take(
            configuration.mentions, texts: Gettext.languages(domain: "lintel", directory: files.locale),
            isInstalled: ProcessLocale.isInstalled)
        if configuration.mentions.contains(where: { $0.kind == .output }) { names.outputs = Display.outputs }
        if configuration.mentions.contains(where: { $0.kind == .font }) { names.fonts = Display.fontFamilies }
        return names
    }

    private var safeModeProblem: Problem {
        Problem(
            file: "", key: "", severity: .warning,
            message: translate("Safe mode: the shell died three times soon after its start."),
            hint: translate("No plugin from outside the system folder runs until the shell is started again."))
    }

    private func log(_ problem: Problem) {
        let text = DiagnosticRenderer().text(problem)
        switch problem.severity {
        case .error: log.error(text)
        case .warning: log.warning(text)
        }
    }
}
