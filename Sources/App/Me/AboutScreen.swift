import Interface

/// What Wird is.
enum AboutScreen {
    static func show(_ context: RequestContext) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.aboutTitle], area: .me, name: "about",
                header: PageHeader(strings[.aboutTitle], back: Route.me(.home).link(), backLabel: strings[.navBack])
                    .node,
                content: group {
                    card(.class("prose")) {
                        p(.class("welcome-tagline")) { strings[.appTagline] }
                        p { strings[.aboutBody] }
                        p(.class("row-detail")) { strings[.appMizan] }
                        p { strings[.aboutLicence] }
                        p { strings[.quranReview] }
                        p(.class("row-detail")) { strings(.aboutBuild, .text("build", context.bundle.build)) }
                    }
                    rows { linkRow(strings[.sourcesTitle], href: Route.me(.sources).link(), icon: .quran) }
                }))
    }
}
