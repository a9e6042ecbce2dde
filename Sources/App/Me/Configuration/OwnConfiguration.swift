import Interface
import Records

/// A person's own configuration: their changes to the product's, by file and key (MZ-216).
enum OwnConfiguration {
    /// Its maximum size in bytes: it is loaded with the settings on every page.
    static let limit = 32 << 10

    /// The reason that a file can't be used.
    enum Fault: Error, Sendable {
        case empty, tooLarge
        case json(line: Int)
        case keys([SchemaProblem])
        /// Each value is allowed, but not together with the others.
        case unfit(ConfigError)
    }

    /// Reads a file, and checks that it has only allowed values and that a day can be planned with it.
    static func read(_ bytes: [UInt8], for bundle: AppBundle) throws(Fault) -> JSON {
        guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
        guard bytes.count <= limit else { throw .tooLarge }
        let json: JSON
        do throws(JSONError) { json = try JSON(reading: bytes, limits: JSONLimits(size: limit, depth: 12)) } catch {
            throw .json(line: error.line)
        }
        try check(json, for: bundle)
        return json
    }

    /// Checks a configuration from elsewhere, such as a backup file.
    static func check(_ json: JSON, for bundle: AppBundle) throws(Fault) {
        let problems = bundle.ownSchema.problems(in: json)
        guard problems.isEmpty else { throw .keys(problems) }
        do throws(ConfigError) { _ = try bundle.laid(over: json) } catch { throw .unfit(error) }
    }

    /// A value that the person's own configuration changes.
    struct Change: Hashable, Sendable {
        /// The key, such as `PlannerConfig.durations`.
        var key: String
        var before: JSON?
        var after: JSON
    }

    /// The changes made by laying an overlay over a document, in the overlay's order.
    static func changes(from base: JSON?, by overlay: JSON, at key: String = "") -> [Change] {
        if let object = overlay.object {
            var changes: [Change] = []
            for member in object.members {
                let inner = key.isEmpty ? member.name : "\(key).\(member.name)"
                changes += self.changes(from: base?[member.name], by: member.value, at: inner)
            }
            return changes
        }
        if let entries = overlay.array, let present = base?.array, let named = entries.first,
            let name = named["id"] == nil ? nil : "id"
        {
            var changes: [Change] = []
            for entry in entries {
                let under = present.first { present in present[name] == entry[name] }
                changes += self.changes(from: under, by: entry, at: "\(key)[\(entry[name]?.string ?? "")]")
            }
            return changes
        }
        return base == overlay ? [] : [Change(key: key, before: base, after: overlay)]
    }
}

/// The reason that a file can't be used, with the file itself.
struct ConfigurationProblem: Sendable {
    let fault: OwnConfiguration.Fault
    let text: String

    /// Each fault: where it is, and what is allowed there.
    func lines(_ strings: Strings) -> [(key: String, text: String)] {
        switch fault {
        case .empty: [("", strings[.configurationEmpty])]
        case .tooLarge: [("", strings(.configurationLarge, .number("count", OwnConfiguration.limit >> 10)))]
        case .json(let line): [("", strings(.configurationJSON, .number("line", line)))]
        case .keys(let problems): problems.map { problem in (problem.place, strings.words(problem)) }
        case .unfit(let error): [("\(error.file).\(error.key)", strings[.configurationUnfit])]
        }
    }
}

extension Strings {
    /// What is allowed where a schema found something else.
    func words(_ problem: SchemaProblem) -> String {
        // An allowed form is shown by its example.
        let choices = problem.kind == .form ? problem.choices.last ?? "" : problem.list
        let key = "configuration.problem.\(problem.kind.rawValue)"
        return self(
            Phrase(key), .text("choices", choices),
            .text("lower", problem.lower?.text() ?? "0"), .text("upper", problem.upper?.text() ?? ""))
    }
}

/// The keys that may be set. The list on the page is made from the schema, so that the two can't differ.
enum ConfigurationKeys {
    /// Every key with its allowed values.
    static func lines(_ schemas: JSON) -> [SchemaProblem] {
        var lines: [SchemaProblem] = []
        for file in schemas.object?.members ?? [] { collect(file.value, at: file.name, into: &lines) }
        return lines
    }

    private static func collect(_ schema: JSON, at key: String, into lines: inout [SchemaProblem]) {
        let members = schema["properties"]?.object?.members ?? []
        for member in members { collect(member.value, at: "\(key).\(member.name)", into: &lines) }
        guard members.isEmpty else { return }
        if let items = schema["items"], items["type"]?.string == "object" {
            return collect(items, at: key + "[…]", into: &lines)
        }
        if let others = schema["additionalProperties"], others.object != nil {
            return collect(others, at: key + ".…", into: &lines)
        }
        lines.append(SchemaProblem(allowedBy: schema, at: key))
    }
}
