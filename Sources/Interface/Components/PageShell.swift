/// The frame of every page: head, skip link, the bar of areas, header, main matter and what stands beside it.
public struct PageShell: Sendable {
    public var strings: Strings
    public var appearance: Appearance
    public var files: PageFiles
    /// The areas that exist, in order. The bar takes five; the Course area passes its four tabs and one switch.
    public var tabs: [AreaTab]
    /// What the bar is called; the areas of the app where nothing else is said.
    public var tabsLabel: String?
    /// What the page's scripts are told; without it the page has none to tell.
    public var scripts: PageScripts?

    public init(
        strings: Strings, appearance: Appearance, files: PageFiles, tabs: [AreaTab] = [], tabsLabel: String? = nil,
        scripts: PageScripts? = nil
    ) {
        self.strings = strings
        self.appearance = appearance
        self.files = files
        self.tabs = tabs
        self.tabsLabel = tabsLabel
        self.scripts = scripts
    }

    /// The whole document.
    ///
    /// - Parameters:
    ///   - title: the page's name, before the product's.
    ///   - air: the area whose colours the page takes (`today`, `quran`, `path`, `course`, `me`).
    ///   - pageName: what scripts know the page by.
    ///   - isLasting: whether the page can be come back to, as one that was asked for and found.
    ///   - isAnswer: whether it answers a form that was sent: its address, asked again, gives another page.
    ///   - header: a ``PageHeader``'s node.
    ///   - flash: what was just done, as a ``toast(_:undo:)``.
    ///   - beside: what stands beside the main matter on wide screens and under it on narrow ones.
    ///   - floating: a button over the page's lower end.
    public func page(
        title name: String, air: String = "today", pageName: String = "", isLasting: Bool = false,
        isAnswer: Bool = false, header: Node, flash: Node = .nothing, beside: Node = .nothing,
        floating: Node = .nothing, @NodeBuilder content: () -> Node
    ) -> Node {
        html(
            .lang(strings.language.code), .dir(strings.language.direction), .data("theme", appearance.theme),
            .data("mode", appearance.mode.name), .data("scale", appearance.scale),
            .data("motion", appearance.motion.name), .data("confetti", appearance.celebrates ? "on" : "off"),
            .data("air", air),
            .data("digits", String(strings.digits.zero)), .data("clock", strings.clock.name),
            .data("periods", strings.dayPeriods),
            .data("haptics", scripts?.haptics ?? "{}"), .data("text-failed", scripts?.failed ?? "")
        ) {
            pageHead(name)
            body {
                a(href: Link(fragment: "content"), .class("skip")) { strings[.skipToContent] }
                div(.class("backdrop"), .ariaHidden)
                div(.class("shell", beside.isEmpty ? "" : "shell-two", tabs.isEmpty ? "shell-bare" : "")) {
                    bar()
                    div(.class("head")) {
                        header
                        if let scripts { scripts.state }
                    }
                    main(
                        .id("content"), .class("main"), .tabindex(-1), .data("page", pageName),
                        .data("lasting").when(isLasting), .data("answer").when(isAnswer)
                    ) {
                        content()
                        floating
                    }
                    if !beside.isEmpty { beside }
                }
                div(.class("toasts"), .id("toasts"), .data("swap"), .role("status"), .aria("live", "polite")) { flash }
                if let scripts { scripts.node }
            }
        }
    }

    private func pageHead(_ name: String) -> Node {
        head {
            meta(.charsetUTF8)
            Interface.title { "\(name) – \(strings[.appName])" }
            meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
            meta(.name("color-scheme"), .content(colourScheme))
            frameColours()
            for font in files.fonts {
                link(.rel("preload"), .as("font"), .type("font/woff2"), .href(font), .crossorigin)
            }
            for sheet in files.stylesheets { link(.rel("stylesheet"), .href(sheet)) }
            if let manifest = files.manifest { link(.rel("manifest"), .href(manifest)) }
            if let icon = files.icon { link(.rel("icon"), .href(icon)) }
            if let icon = files.touchIcon { link(.rel("apple-touch-icon"), .href(icon)) }
            for module in files.modules { script(src: module, .type("module")) }
        }
    }

    private var colourScheme: String {
        switch appearance.mode {
        case .auto: "light dark"
        case .light: "light"
        case .dark: "dark"
        }
    }

    /// The colour of the browser's own frame, which a page can't style.
    @NodeBuilder private func frameColours() -> Node {
        switch appearance.mode {
        case .auto:
            meta(.name("theme-color"), .media("(prefers-color-scheme: light)"), .content(appearance.frameLight))
            meta(.name("theme-color"), .media("(prefers-color-scheme: dark)"), .content(appearance.frameDark))
        case .light: meta(.name("theme-color"), .content(appearance.frameLight))
        case .dark: meta(.name("theme-color"), .content(appearance.frameDark))
        }
    }

    /// The bar of areas: at the bottom on phones, at the side on wide screens.
    @NodeBuilder private func bar() -> Node {
        if !tabs.isEmpty {
            nav(.class("bar"), .aria("label", tabsLabel ?? strings[.areas])) {
                span(.class("bar-mark"), .ariaHidden) {
                    starMark()
                    span { strings[.appName] }
                }
                ul {
                    for tab in tabs.prefix(5) {
                        li {
                            a(
                                href: tab.link, .class("bar-item"), .current(when: tab.isCurrent),
                                .data("area", tab.name).when(!tab.name.isEmpty)
                            ) {
                                tab.icon.node()
                                span { tab.label }
                            }
                        }
                    }
                }
            }
        }
    }
}
