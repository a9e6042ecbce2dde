import Interface
import Records

/// Leads each route of the area Me to its screen, and each form to its handler.
enum MeScreens {
    /// Returns what a route shows.
    static func show(_ route: MeRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        switch route {
        case .tokens: try TokensScreen.show(context)
        case .devices: try DevicesScreen.show(context)
        case .machine: try MachineScreen.show(context)
        case .diagnostics: try DiagnosticsScreen.show(context)
        case .diagnosticsFile: try DiagnosticsScreen.file(context)
        case .home: MeScreen.show(context)
        case .areas: AreasScreen.show(context)
        case .settings: try SettingsScreen.show(context)
        case .appearance: AppearanceScreen.show(context)
        case .configuration: ConfigurationScreen.show(context)
        case .data: try DataScreen.show(context)
        case .export: try DataExport.show(context)
        case .pro: try ProScreen.show(context)
        case .sources: SourcesScreen.show(context)
        case .about: AboutScreen.show(context)
        case .help: try HelpScreen.show(context)
        case .helpTopic(let topic): try HelpScreen.show(context, topic)
        case .legal(let page): try LegalScreen.show(context, page)
        case .feedback: try FeedbackScreen.show(context)
        case .feedbackFile: try FeedbackScreen.file(context)
        case .setup: SetupScreen.resume(context)
        case .setupStep(let step): try SetupScreen.show(context, step)
        case .manifest: ManifestDocument.show(context)
        case .importData, .erase, .erased, .forgetErased: ErrorScreen.notAllowed(context)
        }
    }

    /// Applies a posted form.
    static func apply(
        _ route: MeRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        switch route {
        case .tokens: try TokensHandler.apply(form, idempotencyKey, context, &changeSet)
        case .devices: try DevicesHandler.apply(form, context, &changeSet)
        case .diagnostics: try DiagnosticsHandler.apply(form, context, &changeSet)
        case .feedback: try FeedbackHandler.apply(form, idempotencyKey, context, &changeSet)
        case .setup: SetupHandler.apply(form, context, &changeSet)
        case .settings, .appearance: try SettingsHandler.apply(form, context, &changeSet)
        case .configuration: try ConfigurationHandler.apply(form, context, &changeSet)
        case .importData: try DataImport.apply(form, context, &changeSet)
        case .pro: ProHandler.apply(form, idempotencyKey, context, &changeSet)
        case .erase: try DataErasure.apply(form, context, &changeSet)
        case .erased: try ErasedHandler(context: context, form: form).takeBack(&changeSet)
        case .forgetErased: try ErasedHandler(context: context, form: form).forget(&changeSet)
        case .home, .areas, .machine, .diagnosticsFile, .data, .export, .sources, .about, .help, .helpTopic, .legal,
            .feedbackFile,
            .setupStep, .manifest:
            Applied(ErrorScreen.notAllowed(context))
        }
    }
}
