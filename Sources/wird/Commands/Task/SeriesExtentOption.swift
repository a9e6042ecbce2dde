import ArgumentParser
import Records

/// The option for which days of a series a change is for.
struct SeriesExtentOption: ParsableArguments {
    @Option(help: "For a day of a series, which days the change is for: this, following or all.")
    var which: String?

    /// Adds it to the app's form.
    func add(to form: inout JSONObject) {
        form["which"] = which.map { .string($0) }
    }
}
