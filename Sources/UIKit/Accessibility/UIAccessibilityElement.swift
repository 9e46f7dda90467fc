/// An accessibility element that is not a view, such as a part of a view's content.
///
/// The view names it in its `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object that contains the element, usually the view that displays it.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// A Boolean value that indicates whether this object is an accessibility element. The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityAttributes?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// An identifier for tests and tools, which is not presented to the user.
  open var accessibilityIdentifier: String? {
    get { accessibilityAttributes?.identifier }
    set { accessibilityAttributesForWriting.identifier = newValue }
  }

  /// The frame of the element on the screen; it follows the container if the frame in the container was set.
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

  /// The frame of the element in its container, with which it moves.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { accessibilityAttributes?.frameInContainer ?? .zero }
    set { accessibilityAttributesForWriting.frameInContainer = newValue }
  }

  /// The container, to which actions that the element does not perform are passed.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The view that the element lies in, at whatever depth of containers.
  var containerView: UIView? {
    var container = accessibilityContainer
    // Bounded: containers may be put into each other.
    for _ in 0..<64 {
      if let view = container as? UIView { return view }
      container = (container as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }
}
