import ArgumentParser
import Interface
import Logging
import Records
import Server
import Storage

/// `wird calendar subscribe`.
struct CalendarSubscribe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscribe", abstract: "Subscribe to a calendar, whose events tasks then go round.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "Its address: webcal:// or https://. It may be a secret, and is shown nowhere.")
    var address: String

    @Option(help: "What to call it; by default as it calls itself.")
    var name: String?

    @Option(help: "The category whose colour its events have, such as work.")
    var colour: String?

    @Flag(name: .customLong("shown-only"), help: "Only show its events: tasks may stand over them.")
    var isShownOnly = false

    func run() async throws {
        let calendars = try SubscribedCalendars(common)
        var form: JSONObject = [
            "step": "add", "address": .string(address), "blocks": .string(isShownOnly ? "off" : "on"),
        ]
        form["name"] = name.map { .string($0) }
        form["colour"] = colour.map { .string($0) }
        let id = try calendars.post(form)["calendar"]?.string ?? ""
        await calendars.refresh()
        try calendars.show(only: id)
    }
}

/// `wird calendar list`.
struct CalendarList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the calendars that are subscribed to, and how each stands.")

    @OptionGroup var common: CommonOptions

    func run() async throws { try SubscribedCalendars(common).show() }
}

/// `wird calendar refresh`.
struct CalendarRefresh: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh", abstract: "Fetch a calendar now, or all of them.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The id of one, as list shows it; without it, all that are not paused.")
    var id: String?

    func run() async throws {
        let calendars = try SubscribedCalendars(common)
        let chosen = try calendars.all().filter { entry in
            id.map { $0 == entry["id"]?.string } ?? (entry["paused"]?.bool != true)
        }
        if let id, chosen.isEmpty { try calendars.post(["step": "fetch", "mark": .string(id)]) }
        for entry in chosen { try calendars.post(["step": "fetch", "mark": entry["id"] ?? .null]) }
        await calendars.refresh()
        try calendars.show(only: id)
    }
}

/// `wird calendar remove`.
struct CalendarRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "End a subscription; its events go at once.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "Its id, as list shows it.")
    var id: String

    func run() async throws {
        let calendars = try SubscribedCalendars(common)
        try calendars.post(["step": "remove", "mark": .string(id)])
        try calendars.show()
    }
}

/// What the commands for subscribed calendars share.
struct SubscribedCalendars {
    private static let path = "/me/settings/calendars"
    private let terminal: Terminal
    private let client: AppClient
    private let refresher: CalendarRefresher

    init(_ common: CommonOptions) throws {
        let installation = try Installation(common)
        let library = installation.library()
        let bundle = try installation.bundle(library).bundle
        let app = try HostedApp.Running(bundle.json)
        let host = try installation.host(installation.house(), BundledSections(bundle, library: library), app)
        terminal = installation.terminal
        client = AppClient(host: host, world: installation.world, terminal: terminal)
        var logger = Logger(label: "wird", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .error
        refresher = CalendarRefresher(
            host: host, handler: app.calendars, bundle: bundle.json, world: installation.world, logger: logger)
    }

    @discardableResult
    func post(_ form: JSONObject) throws -> JSON { try client.post(Self.path, form) }

    func all() throws -> [JSON] { try client.get(Self.path)["calendars"]?.array ?? [] }

    /// Fetches what is due, as a running server would.
    func refresh() async { await refresher.refresh(atMost: (try? all().count) ?? 0) }

    /// Prints the calendars, or one of them.
    func show(only id: String? = nil) throws {
        let chosen = try all().filter { entry in id.map { $0 == entry["id"]?.string } ?? true }
        var lines = chosen.map { line($0) }
        if lines.isEmpty { lines = [terminal.word("calendars.none")] }
        terminal.show(lines, json: ["calendars": .array(chosen)])
    }

    private func line(_ entry: JSON) -> String {
        var parts = [
            entry["id"]?.string ?? "", entry["name"]?.string ?? "", entry["host"]?.string ?? "",
            terminal.counted(Phrase("calendars.count"), entry["events"]?.int ?? 0),
        ]
        if entry["paused"]?.bool == true { parts.append(terminal.strings?[key: "calendars.paused"] ?? "") }
        if let message = entry["message"]?.string { parts.append(message) }
        return parts.joined(separator: "  ")
    }
}
