extension EditableText {
  /// Moves or copies a part of the text to another place in it, as far as the delegate allows it.
  ///
  /// - Parameters:
  ///   - source: The part.
  ///   - target: The range that it replaces.
  ///   - isMove: Whether the part is removed from its place.
  func drop(_ source: NSRange, on target: NSRange, isMove: Bool) {
    let part = content.storage.attributedSubstring(from: source)
    let (sourceEnd, targetEnd) = (source.location + source.length, target.location + target.length)
    let isApart = targetEnd <= source.location || target.location >= sourceEnd
    guard isMove, isApart else {
      // A part that replaces itself does not change.
      if target != source { _ = insertPaste(part, replacing: TextSpan(target)) }
      return
    }
    guard acceptsText, mayChange(source, to: ""), mayChange(target, to: part.string) else { return }
    // The delegate can have changed the text.
    guard max(sourceEnd, targetEnd) <= editor.length, editor.substring(in: source) == part.string else { return }
    let isForward = target.location >= sourceEnd
    let between =
      isForward
      ? NSRange(location: sourceEnd, length: target.location - sourceEnd)
      : NSRange(location: targetEnd, length: source.location - targetEnd)
    let rest = content.storage.attributedSubstring(from: between)
    let moved = NSMutableAttributedString(attributedString: isForward ? rest : part)
    moved.append(isForward ? part : rest)
    let start = min(source.location, target.location)
    let whole = NSRange(location: start, length: max(sourceEnd, targetEnd) - start)
    let caret = start + (isForward ? moved.length : part.length)
    change(whole, name: "Paste") {
      $0.replace(whole, with: moved)
      $0.select(NSRange(location: caret, length: 0))
    }
  }

  /// Removes a part of the text that was inserted elsewhere in it, as far as the delegate allows it.
  ///
  /// - Parameters:
  ///   - string: The part.
  ///   - source: The range of the part before the insertion.
  ///   - inserted: The range of the inserted text.
  ///   - replaced: The range that the inserted text has replaced.
  func remove(_ string: String, from source: NSRange, movedTo inserted: NSRange, replacing replaced: NSRange) {
    var range = source
    if replaced.location + replaced.length <= source.location {
      range.location += inserted.length - replaced.length
    } else if replaced.location < source.location + source.length {
      return
    }
    guard range.location >= 0, range.location + range.length <= editor.length, editor.aligned(range) == range,
      editor.substring(in: range) == string, acceptsText, mayChange(range, to: "")
    else { return }
    let end = inserted.location + inserted.length
    let caret = range.location < inserted.location ? end - range.length : end
    change(range, name: "Paste") {
      $0.replace(range, with: "")
      $0.select(NSRange(location: caret, length: 0))
    }
  }

  /// Makes a change of a text view that becomes editable for it.
  ///
  /// - Parameters:
  ///   - editability: Whether the text view becomes editable.
  ///   - change: The change.
  func edit(as editability: UITextDropEditability, _ change: () -> Void) {
    guard editability != .no, let view = self as? UITextView, !view.isEditable else { return change() }
    view.isEditable = true
    change()
    if editability == .temporary { view.isEditable = false }
  }
}
