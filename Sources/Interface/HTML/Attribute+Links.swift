extension Attribute {
    /// Where a link leads.
    public static func href(_ link: Link) -> Attribute { Attribute("href", link.text) }

    /// Where a form is sent.
    public static func action(_ link: Link) -> Attribute { Attribute("action", link.text) }

    /// Where one button of a form sends it instead.
    public static func formaction(_ link: Link) -> Attribute { Attribute("formaction", link.text) }

    /// The file of an image or a script.
    public static func src(_ link: Link) -> Attribute { Attribute("src", link.text) }

    /// What a linked file is to the page (`stylesheet`, `icon`, `manifest`, `preload`).
    public static func rel(_ relation: StaticString) -> Attribute { Attribute("rel", .constant(relation)) }

    /// A link that opens beside the app, in a tab of its own. It goes with `rel="noopener"`.
    public static var newTab: Attribute { Attribute("target", .constant("_blank")) }

    /// The kind of file that is loaded ahead (`font`, `style`).
    public static func `as`(_ kind: StaticString) -> Attribute { Attribute("as", .constant(kind)) }

    /// Fetched without credentials, as font files must be.
    public static var crossorigin: Attribute { Attribute("crossorigin", .flag) }
}
