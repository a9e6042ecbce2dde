import Planner
import Records

extension AppBundle {
    /// The schema of what a person may set for themselves: by file, then key by key.
    var ownSchema: ConfigSchema {
        ConfigSchema(["type": "object", "properties": personal, "additionalProperties": false])
    }

    /// This bundle with a person's own configuration laid over it.
    ///
    /// - Throws: ``ConfigError`` where the values don't fit together or what is shipped has changed under them.
    func laid(over overlay: JSON) throws(ConfigError) -> AppBundle {
        try AppBundle(self, config: config.overlaid(with: overlay))
    }
}
