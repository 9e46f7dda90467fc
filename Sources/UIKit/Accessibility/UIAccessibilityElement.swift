/// An accessibility element that is not a view, such as a part of a view's content.
///
/// The view must include the element in its `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object that contains the element, usually the view that displays it.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// A Boolean value that indicates whether this object is an accessibility element.
  ///
  /// The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityAttributes?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// An identifier for tests and tools, which is not presented to the user.
  open var accessibilityIdentifier: String? {
    get { accessibilityAttributes?.identifier }
    set { accessibilityAttributesForWriting.identifier = newValue }
  }

  /// The frame of the element on the screen.
  ///
  /// If the frame in the container was set, the frame moves with the container.
  open override var accessibilityFrame: CGRect {
    get {
      guard let inside = accessibilityAttributes?.frameInContainer else { return super.accessibilityFrame }
      return containerView?.convertToScreen(inside) ?? inside
    }
    set {
      accessibilityAttributesForWriting.frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  /// The frame of the element in the coordinates of its container, with which it moves.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { accessibilityAttributes?.frameInContainer ?? .zero }
    set { accessibilityAttributesForWriting.frameInContainer = newValue }
  }

  /// The next responder, which is the container.
  ///
  /// It receives actions that the element does not perform.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The nearest view among the containers of the element.
  var containerView: UIView? {
    var container = accessibilityContainer
    // Limited, because containers can contain each other.
    for _ in 0..<64 {
      if let view = container as? UIView { return view }
      container = (container as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }
}
