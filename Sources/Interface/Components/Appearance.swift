/// How the app looks to a person.
public struct Appearance: Hashable, Sendable {
    /// Light, dark, or the device's setting.
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

        /// Finds the mode with a name.
        public init?(name: String) {
            for mode in Self.allCases where mode.name == name {
                self = mode
                return
            }
            return nil
        }
    }

    /// How much motion there is.
    public enum Motion: Hashable, Sendable {
        /// All motion.
        case full
        /// Fewer effects, for a device that is slow or low on power.
        case light
        /// No motion.
        case still

        /// The name in the attribute `data-motion`.
        public var name: String {
            switch self {
            case .full: "full"
            case .light: "light"
            case .still: "still"
            }
        }
    }

    /// The name of a theme in `ThemeConfig.json`.
    public var theme: String
    /// The mode. A theme with only one face always has the mode of that face.
    public var mode: Mode
    /// The colours of the browser's own frame in light and dark mode, as `#RRGGBB`.
    public var frameLight: String
    public var frameDark: String
    /// The text size, in percent of the device's own.
    public var scale: Int
    /// Whether the text is so large that a wide window has a narrow one's layout.
    public var isLarge: Bool { scale >= 150 }
    public var motion: Motion
    /// Whether completing a task sets off confetti.
    public var celebrates: Bool

    public init(
        theme: String = "noor", mode: Mode = .auto, frameLight: String = "#F5F3EF", frameDark: String = "#131210",
        scale: Int = 100, motion: Motion = .full, celebrates: Bool = false
    ) {
        self.theme = theme
        self.mode = mode
        self.frameLight = frameLight
        self.frameDark = frameDark
        self.scale = scale
        self.motion = motion
        self.celebrates = celebrates
    }

    /// Creates the appearance of a theme from the configuration, or of the standard theme if there is none with this
    /// name.
    public init(
        theme: String, mode: Mode, config: ThemeConfig, scale: Int = 100, motion: Motion = .full,
        celebrates: Bool = false
    ) {
        let chosen = config.theme(theme) ?? config.theme(config.standard)
        let faced: Mode =
            switch chosen?.faces {
            case .light: .light
            case .dark: .dark
            case .both, nil: mode
            }
        self.init(
            theme: chosen?.name ?? config.standard, mode: faced,
            frameLight: chosen?.light["background"]?.hex ?? "#F5F3EF",
            frameDark: chosen?.dark["background"]?.hex ?? "#131210", scale: scale, motion: motion,
            celebrates: celebrates)
    }
}
