/// The lookup of the name with which a test can touch the view that the user has touched.
@MainActor
enum LiveTarget {
  /// The maximum number of names to try.
  private static let limit = 12

  /// Returns a name that only the receiver of a touch at a point has; `nil` if there is none.
  ///
  /// The name is found as ``TouchTarget`` finds it, so a test that taps the name touches the same view.
  static func name(at point: CGPoint) -> String? {
    guard let (window, receiver) = receiver(at: point) else { return nil }
    let place = window.convert(point, from: nil)
    var tried: Set<String> = []
    for name in candidates(for: receiver, at: point) + elementNames(at: point) {
      guard tried.count < limit else { break }
      guard tried.insert(name).inserted, name.count <= 80, !name.contains(where: \.isNewline) else { continue }
      guard let target = try? TouchTarget.find(name), target.receiver === receiver else { continue }
      // The result of a touch on such a view depends on its location.
      if dependsOnLocation(receiver), !isNear(target.point, place) { continue }
      return name
    }
    return nil
  }

  private static func receiver(at point: CGPoint) -> (UIWindow, UIView)? {
    for window in UIApplication.shared.windowsInFront.reversed() {
      if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return (window, view) }
    }
    return nil
  }

  /// Returns the names of the receiver, its subviews, and its superviews, the best first.
  private static func candidates(for receiver: UIView, at point: CGPoint) -> [String] {
    let inside = TouchTarget.visibleViews(in: receiver).dropFirst()
    let touched = inside.filter { $0.convert($0.bounds, to: nil).contains(point) }
    let others = isOneTarget(receiver) ? inside.filter { !$0.convert($0.bounds, to: nil).contains(point) } : []
    let ancestors = sequence(first: receiver, next: \.superview).dropFirst().prefix(3).filter {
      !TouchTarget.names(of: $0).isEmpty && $0.isAccessibilityElement
    }
    return ([receiver] + touched + others + ancestors).flatMap { view in
      // A label is easier to read than an identifier, which is the first of the names.
      let names = TouchTarget.names(of: view)
      return names.filter { $0 != view.accessibilityIdentifier } + names.filter { $0 == view.accessibilityIdentifier }
    }
  }

  /// Returns the names of the accessibility elements at a point that are not views.
  private static func elementNames(at point: CGPoint) -> [String] {
    AccessibilityTree.elements().filter { !($0.object is UIView) && $0.frame.contains(point) }
      .flatMap { [$0.label, $0.identifier].compactMap(\.self) }.filter { !$0.isEmpty }
  }

  /// Returns whether a touch has the same result everywhere in a view.
  private static func isOneTarget(_ view: UIView) -> Bool {
    view is UIButton
      || sequence(first: view, next: \.superview).contains { $0 is UITableViewCell }
  }

  private static func dependsOnLocation(_ view: UIView) -> Bool {
    !(isOneTarget(view) || view is UISwitch || view is UITextField)
  }

  private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) <= 22
  }
}
