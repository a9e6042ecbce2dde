import Records

extension FormFields {
    /// Reads the fields of a request's body: a web form, a form with a file, or a JSON object with the same names.
    ///
    /// Throws ``FormError`` if the body can't be read.
    init(_ request: Request) throws(FormError) {
        switch request.contentType {
        case "application/json": try self.init(json: request.body)
        case "multipart/form-data": self.init(try MultipartForm.pairs(request.body))
        default: try self.init(reading: request.body, limits: Limits(size: BodyLimits.form))
        }
    }

    /// Reads a JSON object's members as fields: texts as they are, numbers and booleans as text, `null` as an empty
    /// text.
    private init(json bytes: [UInt8]) throws(FormError) {
        let json: JSON
        do throws(JSONError) { json = try JSON(reading: bytes) } catch { throw .invalidEscape }
        guard let object = json.object else { throw .invalidEscape }
        self.init()
        for member in object.members {
            switch member.value {
            case .string(let text): pairs.append(Pair(member.name, text))
            case .int(let number): pairs.append(Pair(member.name, "\(number)"))
            case .double(let number): pairs.append(Pair(member.name, "\(number)"))
            case .bool(let flag): pairs.append(Pair(member.name, flag ? "on" : "off"))
            case .null: pairs.append(Pair(member.name, ""))
            case .array, .object: throw .invalidEscape
            }
        }
    }
}
