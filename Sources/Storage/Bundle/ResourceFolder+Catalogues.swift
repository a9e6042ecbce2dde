import Records

extension ResourceFolder {
    /// The files of `Locales` by their names; those that can't be read are left out.
    public func catalogues() -> JSON {
        var files = JSONObject()
        for name in JSONFile.names(in: locales) { files[name] = try? JSONFile.read("\(locales)/\(name).json") }
        return .object(files)
    }
}
