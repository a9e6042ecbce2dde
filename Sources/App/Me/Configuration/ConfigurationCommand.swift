import Interface
import Records

/// Reads, keeps, takes back and removes the person's own configuration.
enum ConfigurationCommand {
    static func apply(_ form: FormFields, _ visit: Visit, _ outbox: inout Outbox) throws(Missing) -> Applied {
        switch ConfigurationStep(rawValue: form[.step] ?? "") {
        case .preview: return read(form, visit, keeps: false, &outbox)
        case .accept: return read(form, visit, keeps: true, &outbox)
        case .undo: return put(visit.settings.configurationBefore, visit, &outbox)
        case .remove: return put(nil, visit, &outbox)
        case nil:
            let message = visit.strings.choose(from: ConfigurationStep.allCases)
            return Applied(
                ConfigurationScreen.show(visit, status: 422),
                json: .refusal("invalid", message, field: .step, status: 422))
        }
    }

    private static func read(_ form: FormFields, _ visit: Visit, keeps: Bool, _ outbox: inout Outbox) -> Applied {
        let bytes = bytes(form, visit)
        let json: JSON
        do throws(OwnConfiguration.Fault) { json = try OwnConfiguration.read(bytes, for: visit.standing) } catch {
            let problem = ConfigurationProblem(fault: error, text: String(decoding: bytes, as: UTF8.self))
            return Applied(
                ConfigurationScreen.show(visit, problem: problem, status: 422),
                json: ConfigurationJSON.refusal(problem, visit))
        }
        guard keeps else {
            return Applied(
                ConfigurationScreen.preview(visit, json, text: String(decoding: bytes, as: UTF8.self)),
                json: .json(ConfigurationJSON.changes(json, visit)))
        }
        return put(json, visit, &outbox)
    }

    /// A file that is chosen counts before text that is typed.
    private static func bytes(_ form: FormFields, _ visit: Visit) -> [UInt8] {
        let file =
            visit.request.contentType == "multipart/form-data"
            ? MultipartForm.file(FieldName.file.rawValue, in: visit.request.body) : nil
        if let file, !file.bytes.isEmpty { return file.bytes }
        return Array((form[.text] ?? "").utf8)
    }

    private static func put(_ configuration: JSON?, _ visit: Visit, _ outbox: inout Outbox) -> Applied {
        outbox.set(
            Settings.key,
            [
                FieldName.configuration.rawValue: configuration ?? .null,
                FieldName.configurationBefore.rawValue: visit.settings.configuration ?? .null,
            ])
        return Applied(
            .seeOther(Route.me(.configuration).link(QueryItem(.notice, Notice.me(.configured).rawValue))),
            json: .json(["configuration": configuration ?? .null]))
    }
}
