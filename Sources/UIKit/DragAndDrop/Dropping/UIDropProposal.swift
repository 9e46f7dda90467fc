/// Constants that specify what happens with the items of a drag when they are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing happens: the drag is cancelled.
  case cancel = 0
  /// Nothing happens, although the destination receives such items elsewhere or at other times.
  case forbidden = 1
  /// The destination copies the items.
  case copy = 2
  /// The items are moved to the destination, which requires a session that allows it.
  case move = 3
}

/// The configuration of a drop at the current location of a drag.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @MainActor NSCopying {
  /// Creates a proposal with an operation.
  public init(operation: UIDropOperation) { self.operation = operation }

  /// What happens with the items when they are dropped.
  public let operation: UIDropOperation

  /// Returns the proposal itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
