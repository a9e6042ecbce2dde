/// The addresses of the person's own pages: settings, data, help, and the product itself.
enum MeRoute: Hashable, Sendable {
    case home
    /// The areas that are shown, from which each is reached.
    case areas
    case settings
    /// The theme, text size and motion; posting saves the choices.
    case appearance
    /// The access tokens; posting creates or revokes one.
    case tokens
    /// The paired devices; posting makes a code, renames or revokes. The worker leaves it to the server.
    case devices
    /// How the machine's server stands, for whoever sits at it. The worker leaves it to the server.
    case machine
    /// This device's speed and faults; posting switches the log on or off, adds to it, or deletes it.
    case diagnostics
    /// The log as a file.
    case diagnosticsFile
    /// A person's changes to the configuration; posting reads a file, stores it, or undoes that.
    case configuration
    case data
    /// Posting imports an export.
    case importData
    /// All of the person's records as JSON.
    case export
    /// Posting erases the person's records.
    case erase
    /// Posting restores what was erased.
    case erased
    /// Posting erases for good at once, from the backups too. The worker asks the server first.
    case forgetErased
    case sources
    case about
    /// What Pro is and costs; posting begins the trial, buys, or dismisses an offer. Only in commercial mode.
    case pro
    /// Help: its list of topics, and a single topic.
    case help
    case helpTopic(HelpTopic)
    /// The product's terms, and what it does with data.
    case legal(LegalPage)
    /// Feedback on the product; posting stores or deletes it.
    case feedback
    /// All feedback as a text.
    case feedbackFile
    /// The first steps; posting continues, postpones or ends them.
    case setup
    /// One of the four first steps.
    case setupStep(SetupStep)
    /// The name, appearance and start page of an installed app (W3C Web Application Manifest).
    case manifest

    var facts: RouteFacts {
        switch self {
        case .home: facts("/me", .page, .read, returns: true, bar: .me)
        case .areas: facts("/areas", .page, .read, returns: true, bar: .me)
        case .settings: facts("/me/settings", .form, .read, returns: true, bar: .me)
        case .appearance: facts("/me/appearance", .form, .read, returns: true, bar: .me)
        case .tokens: facts("/me/tokens", .form, .person, returns: false, bar: .me)
        case .devices: facts("/me/devices", .form, .person, returns: false, bar: .me)
        case .machine: facts(App.machinePath, .page, .machine, returns: false, bar: .me)
        case .diagnostics: facts("/me/settings/diagnostics", .form, .read, returns: false, bar: .me)
        case .diagnosticsFile: facts("/me/data/diagnostics.json", .page, .read, returns: false, bar: .me)
        case .configuration: facts("/me/settings/configuration", .form, .read, returns: false, bar: .me)
        case .data: facts("/me/data", .page, .read, returns: true, bar: .me)
        case .importData: facts("/me/data/import", .action, .person, returns: false, bar: .me)
        case .export: facts("/me/data/wird.json", .page, .read, returns: false, bar: .me)
        case .erase: facts("/me/data/erase", .action, .person, returns: false, bar: .me)
        case .erased: facts("/me/data/erased", .action, .person, returns: false, bar: .me)
        case .forgetErased: facts("/me/data/forget", .action, .person, returns: false, bar: .me)
        case .sources: facts("/me/sources", .page, .read, returns: false, bar: .me)
        case .about: facts("/me/about", .page, .read, returns: false, bar: .me)
        case .pro: facts("/pro", .form, .read, returns: false, bar: .today)
        case .help: facts("/help", .page, .read, returns: false, bar: .me)
        case .helpTopic(let topic): facts("/help/\(topic.rawValue)", .page, .read, returns: false, bar: .me)
        case .legal(let page): facts("/legal/\(page.rawValue)", .page, .read, returns: false, bar: .me)
        case .feedback: facts("/feedback", .form, .read, returns: false, bar: .me)
        case .feedbackFile: facts("/feedback/wird-feedback.txt", .page, .read, returns: false, bar: .today)
        case .setup: facts("/setup", .form, .read, returns: false, bar: .today)
        case .setupStep(let step): facts("/setup/\(step.rawValue)", .page, .read, returns: true, bar: .today)
        case .manifest: facts("/manifest.webmanifest", .page, .read, returns: false, bar: .today)
        }
    }

    /// The facts of a route, none of which belongs to an area that could be hidden.
    private func facts(
        _ path: String, _ methods: RouteMethods, _ access: RouteAccess, returns: Bool, bar: Area
    ) -> RouteFacts {
        RouteFacts(path, methods, access, returns: returns, owner: nil, bar: bar)
    }

    init?(_ parts: [Substring]) {
        guard let route = Self.parse(parts) else { return nil }
        self = route
    }

    private static func parse(_ parts: [Substring]) -> MeRoute? {
        // A separate string, because comparing slices of another one compiles to many times the code.
        let name = parts.count > 1 ? String(parts[1]) : ""
        switch (String(parts[0]), parts.count) {
        case ("me", 1): return .home
        case ("areas", 1): return .areas
        case ("me", 2): return page(name)
        case ("me", 3): return page(name, String(parts[2]))
        case ("help", 1): return .help
        case ("help", 2): return HelpTopic(rawValue: name).map { .helpTopic($0) }
        case ("legal", 2): return LegalPage(rawValue: name).map { .legal($0) }
        case ("setup", 1): return .setup
        case ("setup", 2): return SetupStep(rawValue: name).map { .setupStep($0) }
        case ("feedback", 1): return .feedback
        case ("feedback", 2): return name == "wird-feedback.txt" ? .feedbackFile : nil
        case ("pro", 1): return .pro
        case ("manifest.webmanifest", 1): return .manifest
        default: return nil
        }
    }

    /// The pages `me/…`.
    private static func page(_ name: String) -> MeRoute? {
        switch name {
        case "settings": .settings
        case "appearance": .appearance
        case "tokens": .tokens
        case "devices": .devices
        case "machine": .machine
        case "data": .data
        case "sources": .sources
        case "about": .about
        default: nil
        }
    }

    /// The pages `me/settings/…` and `me/data/…`.
    private static func page(_ folder: String, _ name: String) -> MeRoute? {
        switch (folder, name) {
        case ("settings", "configuration"): .configuration
        case ("settings", "diagnostics"): .diagnostics
        case ("data", "diagnostics.json"): .diagnosticsFile
        case ("data", "import"): .importData
        case ("data", "wird.json"): .export
        case ("data", "erase"): .erase
        case ("data", "erased"): .erased
        case ("data", "forget"): .forgetErased
        default: nil
        }
    }
}
