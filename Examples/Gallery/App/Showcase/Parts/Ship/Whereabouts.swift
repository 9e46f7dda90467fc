/// The states of the outermost container. The inner containers determine everything else.
enum Whereabouts: String, Hashable, Codable {
  case ashore
  case aboard
}

/// A part of the ship that has a tab.
enum Deck: String, Hashable, Codable {
  case bridge
  case cabins
  /// The engine room, which is closed to passengers and has no tab.
  case engine
}

/// A page of a deck's stack.
enum Room: Hashable, Codable {
  case bridge
  case corridor
  case cabin(Int)
  case locker
}
