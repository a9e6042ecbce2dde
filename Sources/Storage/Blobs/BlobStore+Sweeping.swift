import Almanac

/// Removing what nobody needs any more.
extension BlobStore {
    /// How long a blob has at least until the record that refers to it is stored, also where something is erased.
    private static let arriving = TimeSpan.days(1)

    /// Removes the uploads that have waited too long for their next part, and the blobs that nothing has referred to for
    /// a while.
    ///
    /// - Returns: the number of blobs removed.
    @discardableResult
    public func sweep(
        at now: Instant, _ limits: BlobLimits, inUse register: some BlobRegister
    ) throws(BlobError) -> Int {
        guard isInUse else { return 0 }
        return try withIndex { index throws(BlobError) in
            let latest = now - .hours(limits.unfinishedHours)
            for upload in try self.engine({ try index.uploads() }) where upload.touched < latest {
                try self.drop(upload.id, index)
            }
            return try self.remove(unusedSince: now - .days(limits.unreferencedDays), index, at: now, register)
        }
    }

    /// Removes every blob that nothing refers to, because what referred to it was erased for good. Only what arrived
    /// within the last day stays: the record that refers to it may be on its way.
    @discardableResult
    public func forget(at now: Instant, inUse register: some BlobRegister) throws(BlobError) -> Int {
        guard isInUse else { return 0 }
        return try withIndex { index throws(BlobError) in
            let used = try self.engine { try register.blobsInUse() }
            let latest = now - Self.arriving
            var count = 0
            for blob in try self.engine({ try index.blobs() }) where !used.contains(blob.hash) && blob.received < latest
            {
                try self.remove(blob.hash, index)
                count += 1
            }
            return count
        }
    }

    private func remove(
        unusedSince latest: Instant, _ index: BlobIndex, at now: Instant, _ register: some BlobRegister
    ) throws(BlobError) -> Int {
        let used = try engine { try register.blobsInUse() }
        try engine { try index.use(used, at: now) }
        // Asked in this order and held against the register as well: a blob in use stays whatever the clock says.
        let unused = try engine { try index.unused(since: latest) }.filter { !used.contains($0) }
        for hash in unused { try remove(hash, index) }
        return unused.count
    }

    /// The file goes first: of an index that names more than there is, nothing comes back.
    private func remove(_ hash: BlobHash, _ index: BlobIndex) throws(BlobError) {
        files.remove(path(of: hash))
        try engine { try index.remove(hash) }
    }
}
