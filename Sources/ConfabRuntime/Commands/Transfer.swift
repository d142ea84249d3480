public func importMessages(from path: String, profile: String, into places: Places, showsProgress: Bool) throws {}
public func exportProfile(_ name: String, from places: Places) throws {}
