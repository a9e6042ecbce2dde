/// The files that every page loads.
public struct PageFiles: Sendable {
    public var stylesheets: [Link]
    /// Script modules, run when the page is there.
    public var modules: [Link]
    /// Fonts that the first view needs, fetched ahead.
    public var fonts: [Link]
    public var manifest: Link?
    public var icon: Link?
    /// What iOS puts on its home screen, which takes none out of a manifest.
    public var touchIcon: Link?

    public init(
        stylesheets: [Link] = [], modules: [Link] = [], fonts: [Link] = [], manifest: Link? = nil, icon: Link? = nil,
        touchIcon: Link? = nil
    ) {
        self.stylesheets = stylesheets
        self.modules = modules
        self.fonts = fonts
        self.manifest = manifest
        self.icon = icon
        self.touchIcon = touchIcon
    }
}
