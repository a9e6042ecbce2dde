extension Attribute {
    /// The target of a link.
    public static func href(_ link: Link) -> Attribute { Attribute("href", link.text) }

    /// The target of a form.
    public static func action(_ link: Link) -> Attribute { Attribute("action", link.text) }

    /// The target of a button that differs from that of its form.
    public static func formaction(_ link: Link) -> Attribute { Attribute("formaction", link.text) }

    /// The file of an image or a script.
    public static func src(_ link: Link) -> Attribute { Attribute("src", link.text) }

    /// The relation of a linked file to the page (`stylesheet`, `icon`, `manifest`, `preload`).
    public static func rel(_ relation: StaticString) -> Attribute { Attribute("rel", .constant(relation)) }

    /// Opens a link in a new tab. To be combined with `rel="noopener"`.
    public static var newTab: Attribute { Attribute("target", .constant("_blank")) }

    /// The type of a preloaded file (`font`, `style`).
    public static func `as`(_ kind: StaticString) -> Attribute { Attribute("as", .constant(kind)) }

    /// Cookies go with the request for the file, which a manifest's otherwise lacks (HTML, "link type manifest").
    public static var withCredentials: Attribute { Attribute("crossorigin", .constant("use-credentials")) }
    /// Fetches a file without credentials, as is required for fonts.
    public static var crossorigin: Attribute { Attribute("crossorigin", .flag) }
}
