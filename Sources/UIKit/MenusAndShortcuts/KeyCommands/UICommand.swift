/// A menu element that sends an action to the responder chain.
///
/// The search for a responder that can perform the action begins with the first responder.
///
/// - Note: Without Objective-C, an action is called by its name: the responder conforms to `_RuntimeActionTarget`. The
///   actions of ``UIResponderStandardEditActions`` are methods of every responder and need no conformance.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  // MARK: - Creating a Command

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  // MARK: - Getting Information About the Command

  /// The title of the command.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image of the command.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The method that the command calls.
  public let action: Selector
  /// A value that distinguishes the command from others with the same action.
  public let propertyList: Any?
  /// The actions with additional modifier keys.
  public let alternates: [UICommandAlternate]
  /// An elaborated title that explains the command.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the command.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command.
  open var state: UIMenuElement.State

  /// Performs the action on a target, or on the first responder in the chain that implements it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    if let target {
      ActionDispatch.invoke(action, on: target as AnyObject, sender: sender)
    } else {
      ActionDispatch.performInResponderChain(action, sender: sender, from: KeyResponder.current)
    }
  }

  /// Returns a copy of the command.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.subtitle = subtitle
    return copy
  }
}
