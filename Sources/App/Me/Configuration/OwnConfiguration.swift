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
