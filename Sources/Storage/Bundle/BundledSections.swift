import App
import Records

/// A section source that gives the bundle's own texts, and takes everything else from the library.
public struct BundledSections: SectionSource {
    private let texts: PackReader?
    private let library: any SectionSource

    public init(_ bundle: BuiltBundle, library: any SectionSource) {
        self.library = library
        texts = bundle.texts
    }

    public func section(_ name: ResourceName) -> [UInt8]? {
        name.pack == ResourceName.localesPack ? try? texts?.section(name.section) : library.section(name)
    }
}
