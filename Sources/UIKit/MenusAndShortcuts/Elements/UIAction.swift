/// A closure that handles an action, which is its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs its action in a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// A unique identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  // MARK: - Creating an Action

  /// Creates an action.
  ///
  /// If the identifier is `nil`, the action has a unique identifier.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(ElementIdentifiers.unique(for: "UIAction"))
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: - Getting Information About the Action

  /// The title of the action.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image of the action.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The unique identifier of the action.
  public let identifier: Identifier
  /// An elaborated title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action.
  open var state: UIMenuElement.State
  /// The object that initiated the action, while the action is performed.
  public private(set) var sender: Any?

  /// Performs the action with a sender, unless it is disabled.
  ///
  /// The target is not used: an action has a closure.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  /// Returns a copy with the same identifier and handler.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let previous = self.sender
    self.sender = sender
    defer { self.sender = previous }
    handler(self)
  }
}
