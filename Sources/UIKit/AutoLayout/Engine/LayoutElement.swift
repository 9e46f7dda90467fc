/// The layout data of one view or guide.
///
/// A view has one as soon as anything of Auto Layout touches it, and is spared the memory until then. Constraints refer
/// to elements and not to views, so that one that is kept by an app can outlive its views.
@MainActor
final class LayoutElement {
  // Both are cleared in the deinit of the objects that they refer to.

  /// The view, or the view that owns the guide; `nil` when it was deallocated.
  unowned(unsafe) var view: UIView?
  /// The guide, if this is a guide's.
  unowned(unsafe) var guide: UILayoutGuide?
  let isGuide: Bool

  /// The active constraints that name this view or guide.
  var mentions: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// Its variables in the engine of the tree that it is in.
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

  /// The name in messages: its class, and its identifier if it has one.
  var name: String {
    if isGuide {
      guard let guide else { return "UILayoutGuide (released)" }
      let identifier = guide.identifier.isEmpty ? "" : " '\(guide.identifier)'"
      let owner = view.map { " of \(type(of: $0))" } ?? ""
      return "\(type(of: guide))\(identifier)\(owner)"
    }
    guard let view else { return "UIView (released)" }
    return "\(type(of: view))" + (view.accessibilityIdentifier.map { " '\($0)'" } ?? "") + ":" + Self.address(of: view)
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
