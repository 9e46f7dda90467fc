/// A movement of the caret with a key of the keyboard.
///
/// A word is a run of letters and digits.
struct CaretMovement {
  enum Unit {
    case character
    case word
    /// To the ends of a line, or across lines.
    case line
    case document
  }

  let isForward: Bool
  let unit: Unit
  /// A Boolean value that indicates whether the other end of the selection remains where it is.
  let extendsSelection: Bool
  /// A Boolean value that indicates whether the movement is to the line above or below.
  let isVertical: Bool

  /// Creates the movement of a key; `nil` if the key moves no caret.
  @MainActor
  init?(_ key: UIKey, isRightToLeft: Bool) {
    let modifiers = key.modifierFlags
    guard !modifiers.contains(.control) else { return nil }
    extendsSelection = modifiers.contains(.shift)
    let isFar = modifiers.contains(.command)
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow:
      isForward = (key.keyCode == .keyboardRightArrow) != isRightToLeft
      isVertical = false
      unit = isFar ? .line : modifiers.contains(.alternate) ? .word : .character
    case .keyboardUpArrow, .keyboardDownArrow:
      isForward = key.keyCode == .keyboardDownArrow
      isVertical = !isFar
      unit = isFar ? .document : .line
    case .keyboardHome, .keyboardEnd:
      isForward = key.keyCode == .keyboardEnd
      isVertical = false
      unit = .document
    default: return nil
    }
  }
}

extension EditableText {
  /// Moves the caret, or the end of the selection that is not its anchor.
  func move(_ movement: CaretMovement) {
    let text = editor
    var target: Int
    if !movement.extendsSelection, movement.unit == .character, text.selection.length > 0 {
      // The caret replaces the selection where the key points to.
      target = movement.isForward ? text.selection.location + text.selection.length : text.selection.location
    } else {
      target = offset(from: text.focus, by: movement)
    }
    target = min(max(target, 0), text.length)
    changeSelection { $0.moveFocus(to: target, extendsSelection: movement.extendsSelection) }
  }

  private func offset(from focus: Int, by movement: CaretMovement) -> Int {
    let end = movement.isForward ? editor.length : 0
    switch movement.unit {
    case .character: return editor.character(after: focus, isForward: movement.isForward)
    case .word: return editor.word(after: focus, isForward: movement.isForward)
    case .document: return end
    case .line:
      let caret = caretRect(at: focus)
      if movement.isVertical {
        let y = movement.isForward ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
        let target = offset(at: CGPoint(x: caret.midX, y: y))
        // In the first and the last line, the caret moves to the end of the text.
        let moved = caretRect(at: target)
        return (movement.isForward ? moved.minY >= caret.maxY - 1 : moved.maxY <= caret.minY + 1) ? target : end
      }
      // A point far beyond the line; the text limits it.
      return offset(at: CGPoint(x: movement.isForward != isRightToLeft ? 1e6 : -1e6, y: caret.midY))
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
