// The searching of a text view, which has one document.
extension UITextView: UITextSearching {
  /// Finds a text, and adds the results before the call returns.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    finding.willSearch()
    for range in TextMatches(queryString, in: editor, options: options).ranges {
      resultAggregator.foundRange(TextSpan(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Returns the order of two ranges in the text.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    let order = compare(foundRange.start, to: toRange.start)
    return order == .orderedSame ? compare(foundRange.end, to: toRange.end) : order
  }

  /// Shows a range in a style: results have a yellow background.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
  ) {
    finding.set(style, of: TextPlaces(editor).range(of: foundTextRange))
  }

  /// Removes the background of the results.
  public func clearAllDecoratedFoundText() { finding.clear() }

  /// Scrolls until a range is visible.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    scrollRangeToVisible(TextPlaces(editor).range(of: range))
  }

  /// A Boolean value that indicates whether the text can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// Asks the delegate whether a range may be replaced.
  public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String)
    -> Bool
  {
    mayChange(TextPlaces(editor).range(of: foundTextRange), to: replacementText)
  }

  /// Replaces a range as if the user had typed.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
    replace(TextPlaces(editor).range(of: foundTextRange), with: replacementText, name: "Replace")
  }

  /// Replaces the results of a search to whose replacement the delegate agrees, as one change.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    let text = editor.string
    let ranges = TextMatches(queryString, in: editor, options: options).ranges
      .filter { mayChange($0, to: replacementText) }
    // The delegate can have changed the text.
    guard text == editor.string, let first = ranges.first, let last = ranges.last else { return }
    let whole = NSRange(location: first.location, length: last.location + last.length - first.location)
    let new = NSMutableAttributedString(attributedString: content.storage.attributedSubstring(from: whole))
    for range in ranges.reversed() {
      new.replaceCharacters(
        in: NSRange(location: range.location - whole.location, length: range.length), with: replacementText)
    }
    change(whole, name: "Replace All") { $0.replace(whole, with: new) }
  }
}
