import Planner
import Records

extension AppBundle {
    /// The schema of what a person may set for themselves: by file, then key by key.
    var ownSchema: ConfigSchema {
        ConfigSchema(["type": "object", "properties": personal, "additionalProperties": false])
    }

    /// This bundle with a person's own configuration laid over it.
    ///
    /// - Throws: ``ConfigError`` if the values don't fit together, or if the shipped configuration has since changed so
    ///   that they no longer fit.
    func laid(over overlay: JSON) throws(ConfigError) -> AppBundle {
        try AppBundle(self, config: config.overlaid(with: overlay))
    }
}
