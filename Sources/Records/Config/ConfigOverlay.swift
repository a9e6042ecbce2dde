extension JSON {
    /// This document with the keys of another laid over it, so that an own file needs to hold what differs alone.
    ///
    /// Objects are laid over one another key by key, and `null` removes a key (RFC 7396). Lists whose entries all have an
    /// `id` (or a `name`) are laid over entry by entry, new entries after the others; `"removed": true` in one takes it out.
    /// Any other value takes the place of the one it stands over.
    public func overlaid(with overlay: JSON) -> JSON {
        switch (self, overlay) {
        case (.object(let under), .object(let over)): return .object(under.overlaid(with: over))
        case (.array(let under), .array(let over)):
            guard let key = Self.entryKey(under + over) else { return overlay }
            return .array(Self.overlaid(under, with: over, by: key))
        default: return overlay
        }
    }

    /// The member that the entries of a list are known by; `nil` where one has none.
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
