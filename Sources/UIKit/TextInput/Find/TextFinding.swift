/// The find interaction of a text view, and how the text view shows results.
@MainActor
final class TextFinding: NSObject, UIFindInteractionDelegate {
  weak var textView: UITextView?
  private(set) var interaction: UIFindInteraction?
  private var styles: [NSRange: UITextSearchFoundTextStyle] = [:]
  private var needsSearch = false

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != (interaction != nil), let textView else { return }
    if isEnabled {
      let new = UIFindInteraction(sessionDelegate: self)
      interaction = new
      textView.addInteraction(new)
    } else if let old = interaction {
      interaction = nil
      textView.removeInteraction(old)
    }
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    textView.map { UITextSearchingFindSession(searchableObject: $0) }
  }

  // MARK: - Changes of the Text

  /// Called when the text has changed, after which the results are no longer valid.
  func textDidChange() {
    clear()
    guard interaction?.activeFindSession != nil else { return }
    needsSearch = true
    textView?.setNeedsLayout()
  }

  /// Searches again if the text has changed since the last search.
  func searchAgainIfNeeded() {
    guard needsSearch else { return }
    needsSearch = false
    (interaction?.activeFindSession as? UITextSearchingFindSession)?.textDidChange()
  }

  /// Called when a search begins.
  func willSearch() { needsSearch = false }

  // MARK: - Showing Results

  func set(_ style: UITextSearchFoundTextStyle, of range: NSRange) {
    styles[range] = style == .normal ? nil : style
    textView?.canvas.contentDidChange()
  }

  func clear() {
    guard !styles.isEmpty else { return }
    styles = [:]
    textView?.canvas.contentDidChange()
  }

  /// The rectangles of the visible results, and whether they are those of the highlighted one.
  var visibleRects: [(rect: CGRect, isHighlighted: Bool)] {
    guard !styles.isEmpty, let textView else { return [] }
    let bounds = textView.bounds
    let first = textView.offset(at: CGPoint(x: bounds.minX, y: bounds.minY))
    let last = textView.offset(at: CGPoint(x: bounds.maxX, y: bounds.maxY))
    let (start, end) = (min(first, last), max(first, last))
    return styles.filter { $0.key.location <= end && $0.key.location + $0.key.length >= start }
      .sorted { $0.key.location < $1.key.location }
      .flatMap { range, style in
        textView.selectionRects(of: range).filter { $0.intersects(bounds) }.map { ($0, style == .highlighted) }
      }
  }
}
