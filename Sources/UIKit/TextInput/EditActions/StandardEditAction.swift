/// The edit actions that are methods of every responder, by their names.
enum StandardEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case pasteAndMatchStyle = "pasteAndMatchStyle:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"
  case toggleBoldface = "toggleBoldface:"
  case toggleItalics = "toggleItalics:"
  case toggleUnderline = "toggleUnderline:"
  case increaseSize = "increaseSize:"
  case decreaseSize = "decreaseSize:"
  case find = "find:"
  case findAndReplace = "findAndReplace:"
  case findNext = "findNext:"
  case findPrevious = "findPrevious:"
  case useSelectionForFind = "useSelectionForFind:"

  init?(_ action: Selector) { self.init(rawValue: action.description) }

  var selector: Selector { Selector(rawValue) }

  @MainActor
  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    case .toggleBoldface: responder.toggleBoldface(sender)
    case .toggleItalics: responder.toggleItalics(sender)
    case .toggleUnderline: responder.toggleUnderline(sender)
    case .increaseSize: responder.increaseSize(sender)
    case .decreaseSize: responder.decreaseSize(sender)
    case .find: responder.find(sender)
    case .findAndReplace: responder.findAndReplace(sender)
    case .findNext: responder.findNext(sender)
    case .findPrevious: responder.findPrevious(sender)
    case .useSelectionForFind: responder.useSelectionForFind(sender)
    }
  }

  /// Ends the process, because a responder was sent an action that its class does not implement.
  func isMissing(in responder: UIResponder) -> Never {
    let name = rawValue.replacing(":", with: "(_:)")
    misuse(
      """
      \(type(of: responder)) does not implement \(name). Override it, or return false for \"\(rawValue)\" from \
      canPerformAction(_:withSender:).
      """)
  }
}

/// The commands Undo and Redo, which a window performs.
///
/// The undo manager is that of the responder that receives keys.
enum UndoCommand: String, CaseIterable {
  case undo = "undo:"
  case redo = "redo:"

  init?(_ action: Selector) { self.init(rawValue: action.description) }

  var selector: Selector { Selector(rawValue) }

  @MainActor
  private var manager: UndoManager? { KeyResponder.current?.undoManager }

  @MainActor
  var canPerform: Bool { (self == .undo ? manager?.canUndo : manager?.canRedo) ?? false }

  @MainActor
  func perform() {
    guard canPerform else { return }
    if self == .undo { manager?.undo() } else { manager?.redo() }
  }
}
