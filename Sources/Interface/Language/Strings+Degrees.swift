extension Strings {
    /// Formats a number with up to a given number of decimals, in the chosen digits with their decimal separator.
    public func decimal(_ value: Double, places: Int = 2) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        guard value.isFinite, value.magnitude < 1e6 else { return "" }
        let scaled = Int((value.magnitude * Double(scale)).rounded())
        var rest = "\(scaled % scale)"
        while rest.utf8.count < places { rest = "0" + rest }
        while rest.utf8.last == UInt8(ascii: "0") { rest.removeLast() }
        if scaled % scale == 0 { rest = "" }
        let sign = value < 0 && scaled != 0 ? "\u{200E}\u{2212}" : ""
        return sign + digits.rendering("\(scaled / scale)")
            + (rest.isEmpty ? "" : digits.decimal + digits.rendering(rest))
    }

    /// Formats an angle in degrees: `18.5°`.
    public func degrees(_ value: Double, places: Int = 2) -> String { decimal(value, places: places) + "°" }
}
