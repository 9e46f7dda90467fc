/// A point of a view with a name, at which assistive technology begins or ends a drag for the user.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view that contains the point, which is not retained.
  public private(set) weak var view: UIView?
  /// The point, in the coordinates of the view.
  public let point: CGPoint
  /// The name of the point, with attributes for speech.
  public let attributedName: NSAttributedString

  /// The name of the point, which is the text of ``attributedName``.
  open var name: String { attributedName.string }

  /// Creates a descriptor of the activation point of a view.
  public convenience init(name: String, view: UIView) {
    let point = view.convertFromRoot(view.accessibilityActivationPoint)
    self.init(name: name, point: point, in: view)
  }

  /// Creates a descriptor of a point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Creates a descriptor of a point of a view, whose name has attributes for speech.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
