import Records

typealias Record = Records.Record
