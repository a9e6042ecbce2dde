import HTTPTypes

extension HTTPField.Name {
    /// W3C, Clear Site Data §3.1: what a browser is to remove of what it keeps of a site.
    static let clearSiteData = HTTPField.Name("clear-site-data")!
}
