/// The changes that an undo manager records for a document.
@MainActor
final class DocumentUndoTracking {
  let manager: UndoManager
  private var observations: [DocumentObservation] = []
  /// The number of the manager's changes that were reported.
  private var known: Int

  /// - Parameters:
  ///   - manager: The undo manager.
  ///   - report: A closure that receives each change.
  init(_ manager: UndoManager, _ report: @escaping (UIDocument.ChangeKind) -> Void) {
    self.manager = manager
    known = manager.changeCount
    let kinds: [(Notification.Name, UIDocument.ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    observations = kinds.map { name, kind in
      DocumentObservation(name, of: manager) { [weak self] in if self?.isNew(kind) == true { report(kind) } }
    }
  }

  private func isNew(_ kind: UIDocument.ChangeKind) -> Bool {
    if kind == .done {
      // Groups in others are part of their changes, and a group can be empty.
      guard manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing, manager.changeCount != known else {
        return false
      }
    }
    known = manager.changeCount
    return true
  }
}

/// An observation of a notification, which ends when it is released.
final class DocumentObservation {
  private let token: any NSObjectProtocol

  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The object that posts it; `nil` for any.
  ///   - block: A closure that is called on the main actor.
  @MainActor
  init(_ name: Notification.Name, of object: AnyObject?, _ block: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      // Undo managers and the app post their notifications on the main actor.
      MainActor.assumeIsolated { block() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
