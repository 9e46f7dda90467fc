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
