/// A closure that handles an action, which is its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs its action in a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
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

  /// Creates an action. If the identifier is `nil`, the action has a unique identifier.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("org.stateroom.UIAction.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  // MARK: - Getting Information About the Action

  /// The title of the action.
  open var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image of the action.
  open var image: UIImage? {
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

  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let previous = self.sender
    self.sender = sender
    defer { self.sender = previous }
    handler(self)
  }
}
