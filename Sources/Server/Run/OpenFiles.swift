import Foundation

/// How many files this process may have open.
enum OpenFiles {
    /// Raises the number to what the system lets it be raised to, at most to what a large server needs: a connection is a
    /// file, and each person's open data is six. Systems begin with a number from when a thousand was much.
    static func raise(to wanted: UInt = 65_536) {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        let most = min(limit.rlim_max, rlim_t(wanted))
        guard limit.rlim_cur < most else { return }
        limit.rlim_cur = most
        _ = setrlimit(resource, &limit)
    }
}
