/// The files that every page loads.
public struct PageFiles: Sendable {
    public var stylesheets: [Link]
    /// Script modules, which run once the page has loaded.
    public var modules: [Link]
    /// Fonts for the first view, which are preloaded.
    public var fonts: [Link]
    public var manifest: Link?
    public var icon: Link?
    /// The icon for the home screen of iOS, which doesn't use those of the manifest.
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
