// The style of the selection, which the user can change if the app permits it.
extension EditableText {
  /// A Boolean value that indicates whether the user can change the style of the selection.
  var canRestyle: Bool {
    allowsEditingTextAttributes && acceptsText && !isSecureTextEntry && editor.selection.length > 0
  }

  /// Makes the selection bold, italic or underlined, or removes that style if the whole selection has it.
  func toggleStyle(_ action: StandardEditAction) {
    guard canRestyle else { return }
    switch action {
    case .toggleBoldface: toggleTrait(.traitBold, name: "Bold")
    case .toggleItalics: toggleTrait(.traitItalic, name: "Italic")
    case .toggleUnderline:
      restyle(name: "Underline") { text, whole in
        let isUnderlined = text.has(in: whole, .underlineStyle) { ($0 as? Int ?? 0) != 0 }
        if isUnderlined {
          text.removeAttribute(.underlineStyle, range: whole)
        } else {
          text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: whole)
        }
      }
    default: break
    }
  }

  private func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits, name: String) {
    let font = content.defaultLook.font
    restyle(name: name) { text, whole in
      func traits(_ value: Any?) -> UIFontDescriptor.SymbolicTraits {
        (value as? UIFont ?? font).fontDescriptor.symbolicTraits
      }
      let hasTrait = text.has(in: whole, .font) { traits($0).contains(trait) }
      text.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
        let old = value as? UIFont ?? font
        let new = hasTrait ? traits(value).subtracting(trait) : traits(value).union(trait)
        guard let descriptor = old.fontDescriptor.withSymbolicTraits(new.intersection([.traitBold, .traitItalic]))
        else { return }
        text.addAttribute(.font, value: UIFont(descriptor: descriptor, size: old.pointSize), range: range)
      }
    }
  }

  /// Changes the sizes of the fonts in the selection by a number of points, down to one point.
  func changeSize(by change: CGFloat) {
    guard canRestyle else { return }
    let font = content.defaultLook.font
    restyle(name: "Font Size") { text, whole in
      text.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
        let old = value as? UIFont ?? font
        let size = max(old.pointSize + change, min(old.pointSize, 1))
        text.addAttribute(.font, value: old.withSize(size), range: range)
      }
    }
  }

  /// Changes the attributes of the selection, which remains selected.
  private func restyle(name: String, _ change: (NSMutableAttributedString, NSRange) -> Void) {
    let selection = editor.selection
    let text = NSMutableAttributedString(attributedString: content.storage.attributedSubstring(from: selection))
    change(text, NSRange(location: 0, length: text.length))
    self.change(selection, name: name) {
      $0.replace(selection, with: text)
      $0.select(selection)
    }
  }

  // MARK: - Pasting

  /// Returns a text to paste with the attributes of the pasteboard, if the app permits that; otherwise like typed text.
  func styled(_ pasted: String, matchesStyle: Bool) -> NSAttributedString {
    let result = NSMutableAttributedString(string: pasted, attributes: content.typingAttributes)
    guard allowsEditingTextAttributes, !matchesStyle,
      let text = UIPasteboard.general.value(forPasteboardType: PasteboardTypes.styledText) as? NSAttributedString
    else { return result }
    // Spaces may have been added at the ends. Text in which line breaks were replaced has other ranges.
    let range = (pasted as NSString).range(of: text.string)
    if range.length == text.length, range.length > 0 { result.replaceCharacters(in: range, with: text) }
    return result
  }
}

extension NSAttributedString {
  /// Returns whether all values of an attribute in a range meet a condition.
  fileprivate func has(in range: NSRange, _ key: NSAttributedString.Key, where condition: (Any?) -> Bool) -> Bool {
    var result = true
    enumerateAttribute(key, in: range, options: []) { value, _, _ in
      if !condition(value) { result = false }
    }
    return result
  }
}
