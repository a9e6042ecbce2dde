import Records
import Storage

/// The stylesheet that `ThemeConfig.json` becomes.
enum ThemeSheet {
    static func bytes(_ resources: ResourceFolder) -> [UInt8] { [] }
}
