/// An independent step of the build, repeated only when its inputs have changed.
protocol ContentStep {
    /// Its name in `steps.json`.
    var name: String { get }
    /// The values its result depends on: pins, hashes of files, and a number that is increased when its code changes
    /// the result.
    func inputs(_ bench: Workbench) throws(ContentError) -> [String]
    /// Makes its files in the content folder and describes them.
    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry]
}
