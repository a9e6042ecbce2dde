import Records

extension ResourceFolder {
    /// The codes of the languages that `Locales` has files for.
    public var languages: [String] { JSONFile.names(in: locales).filter { $0 != "registry" } }

    /// The codes of the languages that the registry lists, in its order; none where it can't be read.
    public var registered: [String] {
        let registry = try? JSONFile.read("\(locales)/registry.json")
        return registry?["languages"]?.array?.compactMap { $0["code"]?.string } ?? []
    }

    /// Files of `Locales` by their names: the registry, the first language's and those of `codes`. What can't be read is
    /// left out. A program that speaks one language reads no others.
    public func catalogues(of codes: [String]) -> JSON {
        var files = JSONObject()
        let registry = try? JSONFile.read("\(locales)/registry.json")
        files["registry"] = registry
        let first = registry?["languages"]?.array?.first?["code"]?.string
        for code in Set(codes + [first ?? ""]).intersection(languages).sorted() {
            files[code] = try? JSONFile.read("\(locales)/\(code).json")
        }
        return .object(files)
    }
}
