import Records

extension JSON {
    /// This object with a member, or one of its members' members, replaced or removed.
    func altered(_ path: ArraySlice<String>, to value: JSON?) -> JSON {
        guard let name = path.first, var object else { return self }
        object[name] = path.count == 1 ? value : object[name]?.altered(path.dropFirst(), to: value)
        return .object(object)
    }
}
