/// Whether one is on the ship. What is there is up to the containers further in.
enum Whereabouts: String, Hashable, Codable {
  case ashore
  case aboard
}

/// A part of the ship that has a tab.
enum Deck: String, Hashable, Codable {
  case bridge
  case cabins
  /// Closed to passengers: there is no tab for it.
  case engine
}

/// A page of a deck's stack.
enum Room: Hashable, Codable {
  case bridge
  case corridor
  case cabin(Int)
  case locker
}
