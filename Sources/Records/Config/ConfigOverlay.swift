extension JSON {
    /// Returns this document with another laid over it, so that an overlay only needs to hold what differs.
    ///
    /// Objects are merged key by key, and `null` removes a key (RFC 7396). Lists whose entries all have an `id` (or all
    /// have a `name`) are merged entry by entry, with new entries at the end; `"removed": true` in an entry removes it.
    /// Any other value replaces the one below it.
    public func overlaid(with overlay: JSON) -> JSON {
        switch (self, overlay) {
        case (.object(let under), .object(let over)): return .object(under.overlaid(with: over))
        case (.array(let under), .array(let over)):
            guard let key = Self.entryKey(under + over) else { return overlay }
            return .array(Self.overlaid(under, with: over, by: key))
        default: return overlay
        }
    }

    /// The member that identifies the entries of a list; `nil` if there is no member that all of them have.
    static func entryKey(_ entries: [JSON]) -> String? {
        guard !entries.isEmpty else { return nil }
        for key in ["id", "name"] where entries.allSatisfy({ entry in entry[key]?.string != nil }) { return key }
        return nil
    }

    private static func overlaid(_ under: [JSON], with over: [JSON], by key: String) -> [JSON] {
        var result = under
        for entry in over {
            let index = result.firstIndex { present in present[key] == entry[key] }
            if entry["removed"] == .bool(true) {
                if let index { result.remove(at: index) }
            } else if let index {
                result[index] = result[index].overlaid(with: entry)
            } else {
                result.append(entry)
            }
        }
        return result
    }
}

extension JSONObject {
    fileprivate func overlaid(with over: JSONObject) -> JSONObject {
        var result = self
        for member in over.members {
            if member.value.isNull {
                result[member.name] = nil
            } else {
                result[member.name] = result[member.name]?.overlaid(with: member.value) ?? member.value
            }
        }
        return result
    }
}
