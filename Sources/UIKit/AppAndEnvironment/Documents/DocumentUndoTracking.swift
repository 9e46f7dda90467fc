/// The changes that an undo manager records for a document.
@MainActor
final class DocumentUndoTracking {
  let manager: UndoManager
  private var observations: [NotificationObservation] = []
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
      NotificationObservation(name, of: manager) { [weak self] in if self?.isNew(kind) == true { report(kind) } }
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
