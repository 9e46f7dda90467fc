/// The operations that are undone together, in the order in which they were registered.
///
/// A group that is closed inside of another one is an entry of that group.
@MainActor
final class UndoGroup {
  enum Entry {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  private(set) var entries: [Entry] = []
  var actionName = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  /// A Boolean value that indicates whether neither the group nor a group in it has an operation.
  var isEmpty: Bool { entries.isEmpty }

  func append(_ entry: Entry) { entries.append(entry) }

  /// Removes and returns the last entry if it is a closed group.
  ///
  /// The result is `nil` if there is no entry, or if the last one is an operation.
  func popGroup() -> UndoGroup? {
    guard case .group(let group)? = entries.last else { return nil }
    entries.removeLast()
    return group
  }

  /// Removes the operations of a target, here and in the groups inside of this one.
  ///
  /// - Returns: The entries that were removed. The caller releases them when no storage is accessed, because the
  ///   objects that they retain can run code.
  func removeOperations(of target: AnyObject) -> [Entry] {
    var removed: [Entry] = []
    var kept: [Entry] = []
    for entry in entries {
      switch entry {
      case .operation(let operation):
        if operation.isFor(target) { removed.append(entry) } else { kept.append(entry) }
      case .group(let group):
        removed += group.removeOperations(of: target)
        if group.isEmpty { removed.append(entry) } else { kept.append(entry) }
      }
    }
    entries = kept
    return removed
  }

  /// Performs the operations, the last one first.
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .operation(let operation): operation.perform()
      case .group(let group): group.perform()
      }
    }
  }
}

/// A closure that reverts one change of its target.
@MainActor
struct UndoOperation {
  private weak var target: AnyObject?
  /// The identity of the target, which is valid while the target is being deallocated.
  private let identity: ObjectIdentifier
  private let handler: (AnyObject) -> Void

  init(_ target: AnyObject, handler: @escaping (AnyObject) -> Void) {
    self.target = target
    identity = ObjectIdentifier(target)
    self.handler = handler
  }

  func isFor(_ other: AnyObject) -> Bool { identity == ObjectIdentifier(other) }

  func perform() {
    if let target { handler(target) }
  }
}
