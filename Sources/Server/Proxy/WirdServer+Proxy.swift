extension WirdServer {
    /// What answers in front of the site where a proxy asks; `nil` where none does.
    ///
    /// - Throws: ``ServeError`` where nobody would decide who comes in.
    func front(_ site: LiveSite, _ household: Household?) throws(ServeError) -> ProxySite? {
        guard let proxy = options.proxy else { return nil }
        guard let home, let household else { throw .unusable(address: proxy.address.origin, reason: "no entrance") }
        return ProxySite(site: site, door: door(OwnOrigin(behind: proxy.address), home, household, site), proxy: proxy)
    }
}
