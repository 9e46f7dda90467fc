/// The alert that a shake presents to undo or redo the last operation.
@MainActor
enum ShakeToEdit {
  /// Presents the alert in a window, unless there is nothing to undo or redo.
  static func offer(in window: UIWindow) {
    guard let manager = KeyResponder.current?.undoManager, manager.canUndo || manager.canRedo,
      let presenter = presenter(in: window)
    else { return }
    let alert = UIAlertController(
      title: manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if manager.canUndo { alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() }) }
    if manager.canRedo {
      let title = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    presenter.present(alert, animated: true)
  }

  /// Returns the view controller that presents the alert; `nil` if there is none, or if it is an alert itself.
  private static func presenter(in window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top is UIAlertController ? nil : top
  }
}
