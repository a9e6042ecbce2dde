/// What the person sees the app in.
public struct Appearance: Hashable, Sendable {
    /// Light, dark, or what the device says.
    public enum Mode: Hashable, Sendable, CaseIterable {
        case auto, light, dark

        /// The name in settings and in the attribute `data-mode`.
        public var name: String {
            switch self {
            case .auto: "auto"
            case .light: "light"
            case .dark: "dark"
            }
        }

        /// The mode with this name.
        public init?(name: String) {
            for mode in Self.allCases where mode.name == name {
                self = mode
                return
            }
            return nil
        }
    }

    /// The name of a theme in `ThemeConfig.json`.
    public var theme: String
    public var mode: Mode
    /// The colours of the browser's own frame, as `#RRGGBB`, in light and dark.
    public var frameLight: String
    public var frameDark: String

    public init(
        theme: String = "noor", mode: Mode = .auto, frameLight: String = "#F5F3EF", frameDark: String = "#131210"
    ) {
        self.theme = theme
        self.mode = mode
        self.frameLight = frameLight
        self.frameDark = frameDark
    }

    /// The appearance of a theme out of the configuration, or of its standard theme where it has none of this name.
    public init(theme: String, mode: Mode, config: ThemeConfig) {
        let chosen = config.theme(theme) ?? config.theme(config.standard)
        self.init(
            theme: chosen?.name ?? config.standard, mode: mode,
            frameLight: chosen?.light["background"]?.hex ?? "#F5F3EF",
            frameDark: chosen?.dark["background"]?.hex ?? "#131210")
    }
}
