/// The configuration of a drop at the current location of a drag in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Constants that specify how a collection view displays where items are dropped.
  public enum Intent: Int, Sendable {
    /// The table displays nothing.
    case unspecified = 0
    /// The items are inserted at the destination: the collection view opens a gap there.
    case insertAtDestinationIndexPath = 1
    /// The items are placed into the item at the destination, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// Creates a proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an operation and without an intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// How the collection view displays where the items are dropped.
  public let intent: Intent
}
