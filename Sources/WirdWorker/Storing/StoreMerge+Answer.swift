import Records

extension StoreMerge {
    /// The answer to `merge`: rows as the store writes them, erased scopes, generations.
    var answer: JSON {
        [
            "rows": Row.json(written), "erased": Row.scopes(erased),
            "generations": Generations.json(generations),
        ]
    }
}
