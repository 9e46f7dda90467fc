/// The Auto Layout data of a view or guide.
///
/// It is created when a view is first used in Auto Layout, which saves memory for other views. Constraints refer to
/// elements and not to views, so that a constraint that the app retains can outlive its views.
@MainActor
final class LayoutElement {
  // Both references are cleared when their objects are deallocated.

  /// The view, or the view that owns the guide.
  ///
  /// It is `nil` after the view was deallocated.
  unowned(unsafe) var view: UIView?
  /// The guide, if the element belongs to one.
  unowned(unsafe) var guide: UILayoutGuide?
  let isGuide: Bool

  /// The active constraints that refer to the view or guide.
  var mentions: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The variables in the engine of the tree that contains the view or guide.
  var item: LayoutItem?

  init(of view: UIView) {
    self.view = view
    isGuide = false
  }

  init(of guide: UILayoutGuide) {
    self.guide = guide
    isGuide = true
  }

  /// The element of no view, for constraints without items.
  static let absent = LayoutElement()

  private init() { isGuide = false }

  /// The view or guide.
  var object: AnyObject? { isGuide ? guide : view }

  /// The name in messages, which consists of the class and the identifier, if there is one.
  var name: String {
    if isGuide {
      guard let guide else { return "UILayoutGuide (released)" }
      let identifier = guide.identifier.isEmpty ? "" : " '\(guide.identifier)'"
      let owner = view.map { " of \(type(of: $0))" } ?? ""
      return "\(type(of: guide))\(identifier)\(owner)"
    }
    guard let view else { return "UIView (released)" }
    return "\(type(of: view))" + (view.accessibilityIdentifier.map { " '\($0)'" } ?? "") + ":\(ObjectAddress(view))"
  }
}
