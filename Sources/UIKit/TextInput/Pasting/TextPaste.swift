/// The insertion of pasted or dropped items into a text, as its paste delegate determines.
///
/// The text is inserted when all items have their results. Until then, the items retain the object.
@MainActor
final class TextPaste {
  /// An item that is pasted or dropped.
  struct Source {
    let itemProvider: NSItemProvider
    var localObject: Any?
  }

  private weak var text: (any EditableText)?
  /// The range to replace; `nil` for the selection at the time of the insertion.
  private let range: NSRange?
  /// A Boolean value that indicates whether the insertion is animated if the delegate does not determine it.
  private let isDrop: Bool
  private let editability: UITextDropEditability
  private let completion: (NSRange?) -> Void
  private var results: [TextPasteItem.Result]
  private var missing: Int

  private init(
    _ text: any EditableText, count: Int, range: NSRange?, isDrop: Bool, editability: UITextDropEditability,
    completion: @escaping (NSRange?) -> Void
  ) {
    self.text = text
    self.range = range
    self.isDrop = isDrop
    self.editability = editability
    self.completion = completion
    results = Array(repeating: .nothing, count: count)
    missing = count
  }

  /// Replaces a range of a text by the text of items.
  ///
  /// - Parameters:
  ///   - sources: The items.
  ///   - text: The text.
  ///   - range: The range to replace; `nil` for the selection at the time of the insertion.
  ///   - matchesStyle: Whether default results have the attributes of typed text even if the app permits others.
  ///   - isDrop: Whether the items were dropped.
  ///   - editability: Whether a text view that cannot be edited becomes editable for the insertion.
  ///   - completion: A closure that receives the range of the inserted text; `nil` if nothing was inserted.
  static func begin(
    _ sources: [Source], in text: any EditableText, range: NSRange? = nil, matchesStyle: Bool = false,
    isDrop: Bool = false, editability: UITextDropEditability = .no,
    completion: @escaping (NSRange?) -> Void = { _ in }
  ) {
    guard !sources.isEmpty else { return completion(nil) }
    let paste = TextPaste(
      text, count: sources.count, range: range, isDrop: isDrop, editability: editability, completion: completion)
    let keepsStyle = text.allowsEditingTextAttributes && !matchesStyle
    let attributes = text.content.typingAttributes
    let kind = text is UISearchTextField ? SearchFieldPasteItem.self : TextPasteItem.self
    let items = sources.enumerated().map { index, source in
      kind.init(source, attributes: attributes, keepsStyle: keepsStyle) { paste.set($0, at: index) }
    }
    for item in items {
      if let delegate = text.pasteDelegate {
        delegate.textPasteConfigurationSupporting(text, transform: item)
      } else {
        item.setDefaultResult()
      }
    }
  }

  /// Joins the texts of several items.
  static func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for string in strings { result.append(string) }
    return result
  }

  private func set(_ result: TextPasteItem.Result, at index: Int) {
    results[index] = result
    missing -= 1
    if missing == 0 { insert() }
  }

  private func insert() {
    var (strings, tokens): ([NSAttributedString], [UISearchToken]) = ([], [])
    for result in results {
      switch result {
      case .nothing: break
      case .text(let string): strings.append(string)
      case .token(let token): tokens.append(token)
      }
    }
    (text as? UISearchTextField)?.insertPasted(tokens)
    guard let text, !strings.isEmpty else { return completion(nil) }
    let span = TextSpan(text.editor.aligned(range ?? text.editor.selection))
    guard let delegate = text.pasteDelegate else {
      let joined = Self.joined(strings)
      return insert(in: text, isAnimated: isDrop) { text.insertPaste(joined, replacing: span) }
    }
    let combined = delegate.textPasteConfigurationSupporting(text, combineItemAttributedStrings: strings, for: span)
    let isAnimated = delegate.textPasteConfigurationSupporting(text, shouldAnimatePasteOf: combined, to: span)
    insert(in: text, isAnimated: isAnimated) {
      delegate.textPasteConfigurationSupporting(text, performPasteOf: combined, to: span)
    }
  }

  private static let duration: TimeInterval = 0.2

  private func insert(in text: any EditableText, isAnimated: Bool, _ insertion: () -> UITextRange) {
    var inserted: UITextRange?
    text.edit(as: editability) {
      guard isAnimated, text.window != nil, UIView.areAnimationsEnabled else { return inserted = insertion() }
      withoutActuallyEscaping(insertion) { insertion in
        UIView.transition(
          with: text.canvasView, duration: Self.duration, options: [.transitionCrossDissolve, .allowUserInteraction]
        ) { inserted = insertion() }
      }
    }
    completion(inserted.map { TextPlaces(text.editor).range(of: $0) })
  }
}
