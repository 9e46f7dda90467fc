/// A way of moving between related elements of an app, such as the links of an article.
///
///     view.accessibilityCustomRotors = [
///       UIAccessibilityCustomRotor(name: "Mistakes") { predicate in
///         let next = mistake(after: predicate.currentItem.targetElement, predicate.searchDirection)
///         return next.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
///       }
///     ]
///
/// The screen reader offers the rotors of the focused element and of the objects that contain it.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Constants that specify the direction of a search.
  public enum Direction: Int, Sendable {
    /// The search is for the item before the current one.
    case previous = 0
    /// The search is for the item after the current one.
    case next = 1
  }

  /// A closure that returns the item at which a search arrives, or `nil` if there is none in the direction.
  public typealias Search =
    @MainActor (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  // MARK: - Creating a Rotor

  /// Creates a rotor with a localized name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor with a localized name with attributes for speech.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor that replaces the system's rotor for a type of content, whose name it has.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  // MARK: - Getting the Properties

  /// The localized name of the rotor, which is the text of ``attributedName``.
  ///
  /// It is empty for a type of the system.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The localized name of the rotor, with attributes for speech.
  open var attributedName: NSAttributedString

  /// The closure that finds the next and the previous item.
  open var itemSearchBlock: Search

  /// The type of content between whose items the rotor moves.
  ///
  /// It is `none` for a rotor with a name.
  public let systemRotorType: SystemRotorType

  /// The name that the screen reader speaks.
  package var spokenName: String { name.isEmpty ? systemRotorType.spokenName : name }
}
