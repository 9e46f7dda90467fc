/// Finds out which controllers stay when a list of states takes the place of another.
enum StateMatching {
  /// For each of the new states, the place of the old entry that represents it already; nil if somebody new is needed.
  ///
  /// A state that is there several times keeps its controllers in their order, the lowest first.
  static func places<State: Hashable>(of new: [State], in old: [State?]) -> [Int?] {
    var places: [State: [Int]] = [:]
    for (place, state) in old.enumerated().reversed() {
      if let state { places[state, default: []].append(place) }
    }
    return new.map { places[$0]?.popLast() }
  }
}
