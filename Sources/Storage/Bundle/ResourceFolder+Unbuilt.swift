import Foundation

extension ResourceFolder {
    /// The newest source file of a development checkout that is newer than what `wird content build` made, or `nil` if
    /// everything is built, if nothing is built yet, or if the folder is not a checkout.
    ///
    /// It compares the files' times, so that a start stays quick. The texts in `Locales` and most of `Config` are read
    /// when a server starts and need no building.
    public var unbuilt: String? {
        guard Self.time(of: path + "/Package.swift") != nil, let built = Self.time(of: assets + "/assets.json") else {
            return nil
        }
        let styles = ["ThemeConfig", "AnimationConfig", "TajweedConfig"].map { "\(config)/\($0).json" }
        let sources = Self.files(below: path + "/Web") + styles + modules.map(\.path)
        let newer = sources.compactMap { file in Self.time(of: file).map { (file: file, time: $0) } }.filter {
            $0.time > built
        }
        guard let newest = newer.max(by: { $0.time < $1.time }) else { return nil }
        return String(newest.file.dropFirst(path.count + 1))
    }

    private static func files(below folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).map { "\(folder)/\($0)" }
    }

    /// When a file was last written, in nanoseconds, or `nil` if it is not a regular file.
    private static func time(of path: String) -> Int64? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if os(macOS)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
