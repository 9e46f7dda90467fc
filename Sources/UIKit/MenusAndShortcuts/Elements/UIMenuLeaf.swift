/// A menu element that performs something: an action or a command.
typealias MenuLeaf = any UIMenuElement & UIMenuLeaf

extension UIMenuElement {
  /// Performs the element, which the user has chosen in a menu.
  ///
  /// - Parameters:
  ///   - sender: The sender of an action. The sender of a command is the command.
  ///   - start: The responder whose chain performs a command.
  func choose(sender: Any?, from start: UIResponder?) {
    switch self {
    case let action as UIAction: action.perform(sender: sender)
    case let command as UICommand:
      guard !command.attributes.contains(.disabled) else { return }
      ActionDispatch.performInResponderChain(
        command.action, sender: command, from: start ?? KeyResponder.current)
    default: break
    }
  }
}

/// The members of menu elements that perform something when the user selects them.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// The image of the element.
  var image: UIImage? { get set }
  /// An elaborated title that explains the element.
  var discoverabilityTitle: String? { get set }
  /// The attributes that determine the style of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element.
  var state: UIMenuElement.State { get set }
  /// Performs the element's action with a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}
