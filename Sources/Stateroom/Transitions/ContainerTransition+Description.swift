extension ContainerTransition: CustomStringConvertible {
  /// The name of the transition.
  ///
  /// The name is that of the catalogue, for any duration, or the class of the animator, or `custom`.
  public var description: String {
    guard isAnimated else { return "none" }
    if let animator { return animator.name }
    return Self.catalogue.first { hasMotions(of: $0.transition) }?.name ?? "custom"
  }

  private func hasMotions(of other: ContainerTransition) -> Bool {
    entering == other.entering && leaving == other.leaving && order == other.order
      && showsPictureOfLeaving == other.showsPictureOfLeaving
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
  }

  private static let catalogue: [(name: String, transition: ContainerTransition)] =
    [
      ("dissolve", .dissolve), ("snapshot dissolve", .snapshotDissolve), ("zoom in", .zoomIn), ("zoom out", .zoomOut),
      ("flip from left", .flip(from: .left)), ("flip from right", .flip(from: .right)),
      ("flip from leading", .flip(from: .leading)), ("flip from trailing", .flip(from: .trailing)),
      ("curl up", .curl(.up)), ("curl down", .curl(.down)),
    ]
    + [Edge.top, .left, .bottom, .right, .leading, .trailing].flatMap { edge in
      [
        ("slide from \(edge)", .slide(from: edge)), ("push from \(edge)", .push(from: edge)),
        ("pop to \(edge)", .pop(to: edge)), ("cover from \(edge)", .cover(from: edge)),
        ("reveal to \(edge)", .reveal(to: edge)),
      ]
    }
}
