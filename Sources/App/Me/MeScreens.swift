import Interface
import Records

/// Leads each route of what is the person's to its screen, and each form to what it does.
enum MeScreens {
    /// What a route shows.
    static func show(_ route: MeRoute, _ visit: Visit) throws(Missing) -> Reply {
        switch route {
        case .tokens: try TokensScreen.show(visit)
        case .diagnostics: try DiagnosticsScreen.show(visit)
        case .diagnosticsFile: try DiagnosticsScreen.file(visit)
        case .home: MeScreen.show(visit)
        case .settings: try SettingsScreen.show(visit)
        case .appearance: AppearanceScreen.show(visit)
        case .configuration: ConfigurationScreen.show(visit)
        case .data: try DataScreen.show(visit)
        case .export: try DataExport.show(visit)
        case .pro: try ProScreen.show(visit)
        case .sources: SourcesScreen.show(visit)
        case .about: AboutScreen.show(visit)
        case .help: try HelpScreen.show(visit)
        case .helpTopic(let topic): try HelpScreen.show(visit, topic)
        case .legal(let page): try LegalScreen.show(visit, page)
        case .feedback: try FeedbackScreen.show(visit)
        case .feedbackFile: try FeedbackScreen.file(visit)
        case .setup: SetupScreen.resume(visit)
        case .setupStep(let step): try SetupScreen.show(visit, step)
        case .manifest: ManifestDocument.show(visit)
        case .importData, .erase, .erased, .forgetErased: ErrorScreen.notAllowed(visit)
        }
    }

    /// What a posted form does.
    static func apply(
        _ route: MeRoute, _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        switch route {
        case .tokens: try TokensCommand.apply(form, operation, visit, &outbox)
        case .diagnostics: try DiagnosticsCommand.apply(form, visit, &outbox)
        case .feedback: try FeedbackCommand.apply(form, operation, visit, &outbox)
        case .setup: SetupCommand.apply(form, visit, &outbox)
        case .settings, .appearance: try SettingsCommand.apply(form, visit, &outbox)
        case .configuration: try ConfigurationCommand.apply(form, visit, &outbox)
        case .importData: try DataImport.apply(form, visit, &outbox)
        case .pro: ProCommand.apply(form, operation, visit, &outbox)
        case .erase: try DataErasure.apply(form, visit, &outbox)
        case .erased: try ErasedCommand(visit: visit, form: form).takeBack(&outbox)
        case .forgetErased: try ErasedCommand(visit: visit, form: form).forget(&outbox)
        case .home, .diagnosticsFile, .data, .export, .sources, .about, .help, .helpTopic, .legal, .feedbackFile,
            .setupStep, .manifest:
            Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
