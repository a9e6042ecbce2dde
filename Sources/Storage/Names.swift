import Records

/// Wird's record, not GRDB's class of that name.
typealias Record = Records.Record
