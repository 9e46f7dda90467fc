import Stateroom

/// The transitions that are used.
enum Motions {
  @MainActor
  static func of(_ number: Int) -> ContainerTransition {
    let all: [ContainerTransition] = [
      .none, .dissolve, .flip, .slide(from: .left), .push(), .cover(), .reveal(), .zoomOut, .curl(.up),
      .snapshotDissolve,
    ]
    return all[number % all.count]
  }
}
