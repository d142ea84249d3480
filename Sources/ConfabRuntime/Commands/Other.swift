public func importMessages(from path: String, profile: String, into places: Places, showsProgress: Bool) throws {}
public func exportProfile(_ name: String, from places: Places) throws {}
public func examineInChild(_ places: Places, repairs: Bool) throws -> Bool { true }
public func examine(_ directory: String, repairs: Bool) throws -> Bool { true }
