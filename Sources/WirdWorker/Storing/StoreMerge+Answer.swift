import Records

extension StoreMerge {
    /// The answer to `merge`: the rows to write, the erased scopes, and the generations.
    var answer: JSON {
        [
            "rows": Row.json(written), "erased": Row.scopes(erased),
            "generations": Generations.json(generations),
        ]
    }
}
