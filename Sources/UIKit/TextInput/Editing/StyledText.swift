/// An editable text with the attributes of its parts.
///
/// The text is in a text storage. Typed text has the attributes of the text before it.
@MainActor
final class StyledText {
  let storage: NSTextStorage
  /// The selection, in a text without characters; see ``plain``.
  private var caret = EditedText()
  /// The number of changes by the view that are being made.
  private var changes = 0
  /// The closure that is called when the app has changed characters in the storage.
  var onForeignChange: (() -> Void)?
  /// The appearance of text without attributes; `nil` if it is that of the view.
  private let bareLook: TextAttributes?
  private(set) var font: UIFont
  /// A Boolean value that indicates whether the app has set the font, or characters since it removed its own font.
  private(set) var isFontKnown = false
  private(set) var color = UIColor.label
  private(set) var alignment = NSTextAlignment.natural
  /// The attributes that the view specifies in addition to the font and the color.
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]
  /// The range of the text that is being composed.
  var marked: NSRange?
  /// The attributes of the text that is being composed when it is complete.
  var attributesOfMarkedText: [NSAttributedString.Key: Any] = [:]
  /// The attributes of inserted text.
  ///
  /// A change of the selection sets them to the attributes before the caret.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - font: The font of the view.
  ///   - storage: The text storage.
  ///   - bareLook: The appearance of text without attributes; `nil` if it is that of the view.
  init(font: UIFont, storage: NSTextStorage = NSTextStorage(), bareLook: TextAttributes? = nil) {
    self.font = font
    self.storage = storage
    self.bareLook = bareLook
    isFontKnown = storage.length > 0
    typingAttributes = viewAttributes
    // Views change texts on the main actor, and the app must not change the text of a view anywhere else.
    storage.observeCharacters { [weak self] range, delta in
      MainActor.assumeIsolated { self?.storageDidChange(range, delta) != nil }
    }
  }

  /// The attributes that the view specifies.
  var viewAttributes: [NSAttributedString.Key: Any] {
    otherAttributes.merging([.font: font, .foregroundColor: color]) { $1 }
  }

  /// The appearance of text where no attribute specifies it.
  var defaultLook: TextAttributes { bareLook ?? TextAttributes(font: font, color: color) }

  /// The string and its selection.
  var plain: EditedText { EditedText(storage.string, selectedLike: caret) }

  /// A copy of the text with its current attributes.
  var attributedString: NSAttributedString { NSAttributedString(attributedString: storage) }

  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  private func storageDidChange(_ range: NSRange, _ delta: Int) {
    caret.moveSelection(replacing: range, changeInLength: delta)
    marked = nil
    if storage.length > 0 { isFontKnown = true }
    if changes == 0 { onForeignChange?() }
  }

  /// Changes the storage as one edit.
  func edit(_ change: (NSTextStorage) -> Void) {
    changes += 1
    storage.beginEditing()
    change(storage)
    storage.endEditing()
    changes -= 1
  }

  /// Replaces everything, and places the caret at the end.
  private func setStorage(_ text: NSAttributedString) {
    edit { $0.setAttributedString(text) }
    changeCaret { $0.select(NSRange(location: $0.length, length: 0)) }
  }

  /// Changes the selection without effects on the typing attributes.
  private func changeCaret(_ change: (inout EditedText) -> Void) {
    var text = plain
    change(&text)
    caret = EditedText("", selectedLike: text)
  }

  // MARK: - Changes by the App

  /// Sets the text, with the attributes of the view.
  func setString(_ string: String) {
    setStorage(NSAttributedString(string: string, attributes: viewAttributes))
    typingAttributes = viewAttributes
  }

  /// Sets the text with attributes.
  ///
  /// The view then has the attributes of the first character.
  func setAttributedString(_ text: NSAttributedString) {
    // A mutable string may change later, but the text that was set must remain.
    let text = NSAttributedString(attributedString: text)
    setStorage(text)
    if text.length > 0 { adoptAttributes(text.attributes(at: 0, effectiveRange: nil)) }
    typeLikeBeforeCaret()
  }

  /// Adopts the font, the color, and the alignment of attributes as those of the view.
  func adoptAttributes(_ first: [NSAttributedString.Key: Any]) {
    let look = defaultLook
    font = first[.font] as? UIFont ?? look.font
    color = first[.foregroundColor] as? UIColor ?? look.color ?? color
    if let style = first[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }

  /// Sets the attributes that the view specifies, and those of the whole text.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - font: The font if the attributes contain none.
  func setViewAttributes(_ attributes: [NSAttributedString.Key: Any], font defaultFont: UIFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    color = attributes[.foregroundColor] as? UIColor ?? .label
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    otherAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    typingAttributes = viewAttributes
    restyle { $0.setAttributes(viewAttributes, range: $1) }
  }

  /// Sets the font of the view, and of the whole text.
  ///
  /// - Parameter isDefault: A Boolean value that indicates whether the app has removed its own font.
  func setFont(_ font: UIFont, isDefault: Bool = false) {
    self.font = font
    isFontKnown = !isDefault
    typingAttributes[.font] = font
    restyle { $0.addAttribute(.font, value: font, range: $1) }
  }

  func setColor(_ color: UIColor) {
    self.color = color
    typingAttributes[.foregroundColor] = color
    restyle { $0.addAttribute(.foregroundColor, value: color, range: $1) }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    restyle { text, range in
      text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
        guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
        style.alignment = alignment
        text.addAttribute(.paragraphStyle, value: style, range: part)
      }
    }
  }

  /// Replaces every font.
  func mapFonts(_ transform: (UIFont) -> UIFont) {
    font = transform(font)
    if let typing = typingAttributes[.font] as? UIFont { typingAttributes[.font] = transform(typing) }
    restyle { text, range in
      text.enumerateAttribute(.font, in: range, options: []) { value, part, _ in
        if let font = value as? UIFont { text.addAttribute(.font, value: transform(font), range: part) }
      }
    }
  }

  /// Replaces the attributes of a range.
  func setAttributes(_ attributes: [NSAttributedString.Key: Any], of range: NSRange) {
    let range = plain.aligned(range)
    if range.length > 0 { edit { $0.setAttributes(attributes, range: range) } }
  }

  /// Returns the style of the paragraph at an offset; `nil` if it has none.
  func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
    let attributes =
      storage.length > 0
      ? storage.attributes(at: min(offset, storage.length - 1), effectiveRange: nil) : typingAttributes
    return attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// Sets the base writing direction of the paragraphs in a range, and of typed text.
  func setWritingDirection(_ direction: NSWritingDirection, of range: NSRange) {
    func directed(_ value: Any?) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      if let given = value as? NSParagraphStyle { style.setParagraphStyle(given) } else { style.alignment = alignment }
      style.baseWritingDirection = direction
      return style
    }
    typingAttributes[.paragraphStyle] = directed(typingAttributes[.paragraphStyle])
    let range = plain.aligned(range)
    guard range.length > 0 else { return }
    edit { text in
      text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
        text.addAttribute(.paragraphStyle, value: directed(value), range: part)
      }
    }
  }

  private func restyle(_ change: (NSTextStorage, NSRange) -> Void) {
    guard storage.length > 0 else { return }
    edit { change($0, whole) }
  }

  // MARK: - Editing

  func select(_ range: NSRange) { changeSelection { $0.select(range) } }

  /// Places the caret, or extends the selection to an offset.
  func moveFocus(to offset: Int, extendsSelection: Bool) {
    changeSelection { $0.moveFocus(to: offset, extendsSelection: extendsSelection) }
  }

  private func changeSelection(_ change: (inout EditedText) -> Void) {
    let old = caret.selection
    changeCaret(change)
    if caret.selection != old { typeLikeBeforeCaret() }
  }

  /// Replaces a range.
  ///
  /// The caret is placed after the inserted text.
  func replace(_ range: NSRange, with string: String) {
    replace(range, with: NSAttributedString(string: string, attributes: typingAttributes))
  }

  /// Replaces a range by a text with attributes.
  func replace(_ range: NSRange, with replacement: NSAttributedString) {
    let range = plain.aligned(range)
    edit { $0.replaceCharacters(in: range, with: replacement) }
    // The inserted text may have combined with the following text to one character; the caret is placed after it.
    changeCaret {
      $0.select(
        NSRange(location: $0.boundary(range.location + replacement.string.utf16.count, roundsUp: true), length: 0))
    }
  }

  private func typeLikeBeforeCaret() {
    let caret = caret.selection.location
    guard storage.length > 0, caret <= storage.length else {
      typingAttributes = viewAttributes
      return
    }
    var attributes = storage.attributes(at: max(caret - 1, 0), effectiveRange: nil)
    // Text that is typed after an attachment is not part of the attachment.
    attributes[.attachment] = nil
    typingAttributes = attributes
  }
}
