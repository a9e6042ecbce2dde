import Interface
import Records

/// Reads, stores, restores and removes the person's own configuration.
enum ConfigurationHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        switch ConfigurationStep(rawValue: form[.step] ?? "") {
        case .preview: return read(form, context, keeps: false, &changeSet)
        case .accept: return read(form, context, keeps: true, &changeSet)
        case .undo: return put(context.settings.configurationBefore, context, &changeSet)
        case .remove: return put(nil, context, &changeSet)
        case nil:
            let message = context.strings.choose(from: ConfigurationStep.allCases)
            return Applied(
                ErrorScreen.refused(context, message, status: 422),
                json: .refusal("invalid", message, field: .step, status: 422))
        }
    }

    private static func read(_ form: FormFields, _ context: RequestContext, keeps: Bool, _ changeSet: inout ChangeSet)
        -> Applied
    {
        let bytes = bytes(form, context)
        let json: JSON
        do throws(OwnConfiguration.Fault) { json = try OwnConfiguration.read(bytes, for: context.standing) } catch {
            let problem = ConfigurationProblem(fault: error, text: String(decoding: bytes, as: UTF8.self))
            return Applied(
                ConfigurationScreen.show(context, problem: problem, status: 422),
                json: ConfigurationJSON.refusal(problem, context))
        }
        guard keeps else {
            return Applied(
                ConfigurationScreen.preview(context, json, text: String(decoding: bytes, as: UTF8.self)),
                json: .json(ConfigurationJSON.changes(json, context)))
        }
        return put(json, context, &changeSet)
    }

    /// The bytes of a chosen file, which takes precedence over typed text.
    private static func bytes(_ form: FormFields, _ context: RequestContext) -> [UInt8] {
        let file =
            context.request.contentType == "multipart/form-data"
            ? MultipartForm.file(FieldName.file.rawValue, in: context.request.body) : nil
        if let file, !file.bytes.isEmpty { return file.bytes }
        return Array((form[.text] ?? "").utf8)
    }

    private static func put(_ configuration: JSON?, _ context: RequestContext, _ changeSet: inout ChangeSet) -> Applied
    {
        changeSet.set(
            Settings.key,
            [
                FieldName.configuration.rawValue: configuration ?? .null,
                FieldName.configurationBefore.rawValue: context.settings.configuration ?? .null,
            ])
        return Applied(
            .seeOther(Route.me(.configuration).link(QueryItem(.notice, Notice.me(.configured).rawValue))),
            json: .json(["configuration": configuration ?? .null]))
    }
}

/// What a form on the page of the person's own configuration asks for.
enum ConfigurationStep: String, CaseIterable, Sendable {
    /// Reads a file and shows what it would change; nothing is stored.
    case preview
    /// Reads the file again and stores it in place of the present one.
    case accept
    /// Restores the previous configuration; doing it twice changes nothing.
    case undo
    case remove
}
