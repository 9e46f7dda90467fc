/// An object that can receive and handle events.
///
/// Responders form a chain: a view's next responder is its view controller or its superview, a window's is its scene,
/// and so on up to the application's delegate. An event that a responder does not handle passes to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The accessibility values of the responder; most responders have none.
  var accessibilityAttributes: AccessibilityAttributes?

  /// Creates a responder.
  public override init() { super.init() }

  /// Tells that the object was loaded from a storyboard or nib, with its outlets connected. An override calls `super`.
  open func awakeFromNib() {}

  // MARK: - Managing the Responder Chain

  /// The next responder in the responder chain.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether this object is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// A Boolean value that indicates whether this object may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether this object can resign first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object the first responder; the current one is asked to resign first.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Resigns first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Managing Input Views

  /// The custom input view that replaces the keyboard while this object is first responder.
  ///
  /// The default is that of the next responder; without any, the keyboard is shown for an object that accepts text.
  open var inputView: UIView? { nil }

  /// The custom accessory view above the keyboard while this object is first responder; otherwise the next responder's.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the custom input views, if this object is first responder.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.shared.update() }
  }

  // MARK: - Responding to Touch Events

  /// Tells the responder that touches began. The default implementation forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Tells that touches moved; passed up the chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Tells that touches were lifted; passed up the chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system cancels the touches. The default implementation passes them up the responder chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Supporting User Activities

  /// The user activity that the responder represents. ``updateUserActivityState(_:)`` updates it before a scene is
  /// saved with the same activity.
  open var userActivity: NSUserActivity?

  /// Updates the activity with the user's current state. An override calls `super`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity. An override calls `super`.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // On Apple's platforms every object has the following members.

  // MARK: - Describing an Accessibility Element

  /// A Boolean value that indicates whether the object is an accessibility element; otherwise assistive technology
  /// visits its contents.
  open var isAccessibilityElement: Bool {
    get { accessibilityAttributes?.isElement ?? false }
    set { accessibilityAttributesForWriting.isElement = newValue }
  }
  /// A succinct label that identifies the element.
  open var accessibilityLabel: String? {
    get { accessibilityAttributes?.label }
    set { accessibilityAttributesForWriting.label = newValue }
  }
  /// A brief description of the result of activating the element.
  open var accessibilityHint: String? {
    get { accessibilityAttributes?.hint }
    set { accessibilityAttributesForWriting.hint = newValue }
  }
  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibilityAttributes?.value }
    set { accessibilityAttributesForWriting.value = newValue }
  }
  /// The traits that characterize the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityAttributes?.traits ?? .none }
    set { accessibilityAttributesForWriting.traits = newValue }
  }
  /// The language code in which the element is spoken; `nil` for the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilityAttributes?.language }
    set { accessibilityAttributesForWriting.language = newValue }
  }
  /// The frame of the element on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityAttributes?.frame ?? .zero }
    set { accessibilityAttributesForWriting.frame = newValue }
  }
  /// The activation point of the element on the screen. The default is the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityAttributes?.activationPoint ?? accessibilityFrame.center }
    set { accessibilityAttributesForWriting.activationPoint = newValue }
  }
  /// A Boolean value that indicates whether the element responds to user interaction. The default depends on its traits
  /// and actions.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityAttributes?.respondsToUserInteraction ?? infersUserInteraction }
    set { accessibilityAttributesForWriting.respondsToUserInteraction = newValue }
  }

  // MARK: - Arranging Accessibility Elements

  /// A Boolean value that indicates whether everything inside the object is hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityAttributes?.hidesElements ?? false }
    set { accessibilityAttributesForWriting.hidesElements = newValue }
  }
  /// A Boolean value that indicates whether assistive technology ignores the siblings of this object.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityAttributes?.isModal ?? false }
    set { accessibilityAttributesForWriting.isModal = newValue }
  }
  /// A Boolean value that indicates whether the elements inside are grouped together in the reading order.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityAttributes?.groupsChildren ?? false }
    set { accessibilityAttributesForWriting.groupsChildren = newValue }
  }
  /// The elements inside in the order in which they are met; `nil` leaves it to the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityAttributes?.elements }
    set { accessibilityAttributesForWriting.elements = newValue }
  }
  /// Returns the number of accessibility elements in an object that provides them.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an accessibility element inside; `nil` for an invalid index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element inside; `NSNotFound` if it is not contained.
  open func index(ofAccessibilityElement element: Any) -> Int { namedIndex(of: element) ?? NSNotFound }

  // MARK: - Performing Accessibility Actions

  /// The custom actions of the element, in addition to its activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityAttributes?.customActions }
    set { accessibilityAttributesForWriting.customActions = newValue }
  }
  /// Activates the element. Returns whether it did; otherwise a touch is simulated at the activation point.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Sets an adjustable element higher.
  open func accessibilityIncrement() {}
  /// Sets an adjustable element lower.
  open func accessibilityDecrement() {}
  /// Scrolls by a page. Returns whether it scrolled; otherwise the next responder is asked.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view. Returns whether it succeeded; otherwise the next responder is asked.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs a salient action. Returns whether it succeeded; otherwise the next responder is asked.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: - Following the Accessibility Focus

  /// Called when assistive technology focuses on the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Tells that assistive technology left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.shared.element === self }

  // MARK: - Validating Commands

  /// Returns whether this object can currently perform an action.
  ///
  /// By default it does if it has the action. Overriding it can turn actions off, for instance without a selection.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    (self as? any _RuntimeActionTarget)?._runtimeCanPerform(action) ?? false
  }

  /// Returns the object that performs an action: this object if it can, otherwise the first one in the responder chain
  /// that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
