/// A target on the screen that is found by its name, as a user does: it is visible and can be touched.
@MainActor
package struct TouchTarget {
  /// The reason why a name has no target.
  package enum Failure: Error {
    /// No view or element has the name.
    ///
    /// The value contains the names on the screen.
    case notFound(onScreen: [String])
    /// Several views or elements have the name.
    ///
    /// The value contains their descriptions.
    case ambiguous(candidates: [String])
    /// The view or element with the name does not receive the touch.
    case notReachable(reason: String)
  }

  /// The window that receives the touch.
  package let window: UIWindow
  /// The point to touch, in the coordinates of the window.
  package let point: CGPoint
  /// The view that receives a touch at the point.
  package let receiver: UIView

  /// Returns the only target for a text, label, or identifier.
  package static func find(_ name: String) throws(Failure) -> TouchTarget {
    let named = UIApplication.shared.windowsInFront.reversed().flatMap { window in
      visibleViews(in: window).filter { names(of: $0).contains(name) }.map { (window: window, view: $0) }
    }
    guard !named.isEmpty else { return try findElement(name) }
    var targets: [TouchTarget] = []
    var obstacles: [String] = []
    for (window, view) in named {
      switch reach(view, in: window) {
      case .reached(let target):
        // A button and its title are one target.
        if !targets.contains(where: { $0.receiver === target.receiver }) { targets.append(target) }
      case .missed(let obstacle): obstacles.append(obstacle)
      }
    }
    // A caption and the text field that it describes have the same name; the control is chosen.
    let usable = targets.filter { $0.receiver is UIControl }
    if usable.count == 1 { targets = usable }
    guard let target = targets.first else {
      throw .notReachable(reason: obstacles.first ?? "it has no area")
    }
    guard targets.count == 1 else {
      throw .ambiguous(candidates: targets.map { describe($0.receiver) })
    }
    return target
  }

  /// Returns the target of an accessibility element that is not a view, with its activation point.
  private static func findElement(_ name: String) throws(Failure) -> TouchTarget {
    let elements = AccessibilityTree.elements().filter { !($0.object is UIView) }
    let named = elements.filter { $0.label == name || $0.identifier == name }
    guard let element = named.first else {
      let labels = elements.compactMap(\.label).filter { !$0.isEmpty }
      let names = namesOnScreen()
      throw .notFound(onScreen: names + labels.filter { !names.contains($0) })
    }
    guard named.count == 1 else {
      throw .ambiguous(candidates: named.map { "\(type(of: $0.object)) \($0.frame)" })
    }
    let point = element.object.accessibilityActivationPoint
    for window in UIApplication.shared.visibleWindows.reversed() {
      let inside = window.convert(point, from: nil)
      if let receiver = window.hitTest(inside, with: nil) {
        return TouchTarget(window: window, point: inside, receiver: receiver)
      }
    }
    throw .notReachable(reason: "no view receives touches there")
  }

  // MARK: - Hit Testing

  private enum Reach {
    case reached(TouchTarget)
    case missed(String)
  }

  private static func reach(_ view: UIView, in window: UIWindow) -> Reach {
    let area = view.touchBounds
    let point = view.touchLocation(CGPoint(x: area.midX, y: area.midY), inWindow: window)
    guard window.bounds.contains(point) else {
      return .missed("it is outside the screen, at \(describe(view))")
    }
    let top = UIApplication.shared.windowsInFront.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }
      .first
    guard let top else { return .missed("no view receives touches there") }
    // A view that does not receive touches represents its container, and vice versa.
    guard top.isDescendant(of: view) || view.isDescendant(of: top) || isSelectedTogether(view, with: top) else {
      return .missed("\(describe(top)) covers it or receives the touch instead")
    }
    if let control = top as? UIControl, !control.isEnabled { return .missed("\(describe(top)) is disabled") }
    return .reached(TouchTarget(window: window, point: point, receiver: top))
  }

  /// Returns whether a touch of either of two views selects the same cell.
  ///
  /// A view that was added to the cell itself can be below its content view. A control has an action of its own.
  private static func isSelectedTogether(_ view: UIView, with other: UIView) -> Bool {
    guard let cell = cell(around: view) else { return false }
    return cell === self.cell(around: other)
  }

  /// Returns the cell that a touch of a view selects; `nil` if a control around the view receives the touch.
  private static func cell(around view: UIView) -> UIView? {
    let found = sequence(first: view, next: \.superview).first {
      $0 is UITableViewCell || $0 is UICollectionViewCell || $0 is UIControl
    }
    return found is UIControl ? nil : found
  }

  // MARK: - Searching

  static func visibleViews(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return [view] + view.subviews.flatMap(visibleViews)
  }

  static func names(of view: UIView) -> [String] {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return [view.accessibilityIdentifier, view.accessibilityLabel, text].compactMap { $0 }.filter {
      !$0.isEmpty
    }
  }

  private static func namesOnScreen() -> [String] {
    var seen: Set<String> = []
    return UIApplication.shared.windowsInFront.flatMap(visibleViews).flatMap(names).filter {
      seen.insert($0).inserted
    }
  }

  private static func describe(_ view: UIView) -> String {
    let frame = view.convert(view.bounds, to: nil)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0.rounded())) }
    return "\(type(of: view)) (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
