/// The frame of every page: head, skip link, the bar of areas, header, main content and what is beside it.
public struct PageShell: Sendable {
    public var strings: Strings
    public var appearance: Appearance
    public var files: PageFiles
    /// The areas in order, of which the bar takes five. The Course area passes its four tabs and a switch.
    public var tabs: [AreaTab]
    /// The name of the bar; by default, the areas of the app.
    public var tabsLabel: String?
    /// The data for the page's scripts, if there are any.
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

    /// Returns the whole document.
    ///
    /// - Parameters:
    ///   - title: The page's name, which precedes the product's.
    ///   - air: The area whose colours the page has (`today`, `quran`, `path`, `course`, `me`).
    ///   - pageName: The page's name for scripts.
    ///   - isLasting: Whether the page was requested and found, so that it can be returned to.
    ///   - isAnswer: Whether it is the response to a form, so that requesting its URL gives a different page.
    ///   - header: The node of a ``PageHeader``.
    ///   - flash: What was just done, as a ``toast(_:undo:)``.
    ///   - beside: The content beside the main content on wide screens, and below it on narrow ones.
    ///   - floating: A button over the lower end of the page.
    public func page(
        title name: String, air: String = "today", pageName: String = "", isLasting: Bool = false,
        isAnswer: Bool = false, header: Node, flash: Node = .nothing, beside: Node = .nothing,
        floating: Node = .nothing, @NodeBuilder content: () -> Node
    ) -> Node {
        html(
            .lang(strings.language.code), .dir(strings.language.direction), .data("theme", appearance.theme),
            .data("mode", appearance.mode.name), .data("scale", appearance.scale),
            .data("motion", appearance.motion.name), .data("confetti", appearance.celebrates ? "on" : "off"),
            .data("size", appearance.isLarge ? "large" : "usual"),
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
            if let manifest = files.manifest { link(.rel("manifest"), .href(manifest), .withCredentials) }
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

    /// The colour of the browser's own frame, which stylesheets can't set.
    @NodeBuilder private func frameColours() -> Node {
        switch appearance.mode {
        case .auto:
            meta(.name("theme-color"), .media("(prefers-color-scheme: light)"), .content(appearance.frameLight))
            meta(.name("theme-color"), .media("(prefers-color-scheme: dark)"), .content(appearance.frameDark))
        case .light: meta(.name("theme-color"), .content(appearance.frameLight))
        case .dark: meta(.name("theme-color"), .content(appearance.frameDark))
        }
    }

    /// The bar of areas, at the bottom on phones and at the side on wide screens.
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

/// A tab of the bar, which has at most five.
public struct AreaTab: Sendable {
    public var icon: Icon
    public var label: String
    public var link: Link
    /// Whether the person is in this area.
    public var isCurrent: Bool
    /// The name of the area for scripts; empty if they don't need it.
    public var name: String

    public init(icon: Icon, label: String, link: Link, isCurrent: Bool = false, name: String = "") {
        self.icon = icon
        self.label = label
        self.link = link
        self.isCurrent = isCurrent
        self.name = name
    }
}

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
