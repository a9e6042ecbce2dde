import Records

/// A record of Wird's, not GRDB's class of that name.
typealias Record = Records.Record
