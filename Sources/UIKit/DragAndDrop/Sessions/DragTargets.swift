/// The interactions under a drag.
@MainActor
enum DragTargets {
  /// Returns the interactions of a class at a location on the screen, those of the deepest view first.
  static func interactions<Interaction: UIInteraction>(_ type: Interaction.Type, at location: CGPoint) -> [Interaction]
  {
    for window in UIApplication.shared.windowsInFront.reversed() {
      guard let view = window.hitTest(window.convert(location, from: nil), with: nil) else { continue }
      return sequence(first: view, next: \.superview).flatMap { $0.interactions.reversed() }
        .compactMap { $0 as? Interaction }
    }
    return []
  }
}
