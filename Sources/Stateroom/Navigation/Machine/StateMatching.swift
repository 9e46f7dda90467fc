/// The search for the controllers that remain when one list of states replaces another.
enum StateMatching {
  /// Returns the place of the old entry for each new state, or `nil` for a state without an entry.
  ///
  /// A state that occurs several times keeps its controllers in their order, the lowest first.
  static func places<State: Hashable>(of new: [State], in old: [State?]) -> [Int?] {
    var places: [State: [Int]] = [:]
    for (place, state) in old.enumerated().reversed() {
      if let state { places[state, default: []].append(place) }
    }
    return new.map { places[$0]?.popLast() }
  }
}
