/// A part of the build that stands for itself: done again only when what it is made of has changed.
protocol ContentStep {
    /// Its name in `steps.json`.
    var name: String { get }
    /// What its result depends on: pins, hashes of files, and a number that rises when its code makes it otherwise.
    func inputs(_ bench: Workbench) throws(ContentError) -> [String]
    /// Makes its files in the content folder and says what they are.
    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry]
}
