public import Stateroom

extension Transition {
  /// What the transition is called in the catalogue; times of its own do not matter.
  @MainActor
  public var name: String {
    guard isAnimated else { return "none" }
    return Self.catalogue.first { hasMotions(of: $0.transition) }?.name ?? "custom"
  }

  @MainActor
  private static let catalogue: [(name: String, transition: Transition)] = [
    ("dissolve", .dissolve),
    ("flip from left", .flip(from: .left)), ("flip from right", .flip(from: .right)),
    ("slide from left", .slide(from: .left)), ("slide from right", .slide(from: .right)),
    ("slide from top", .slide(from: .top)), ("slide from bottom", .slide(from: .bottom)),
    ("cover from bottom", .cover(from: .bottom)), ("cover from top", .cover(from: .top)),
    ("reveal to bottom", .reveal(to: .bottom)), ("reveal to top", .reveal(to: .top)),
  ]

  private func hasMotions(of other: Transition) -> Bool {
    entering == other.entering && leaving == other.leaving && order == other.order
  }
}
