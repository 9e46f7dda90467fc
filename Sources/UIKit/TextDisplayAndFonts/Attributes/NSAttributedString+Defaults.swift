extension NSAttributedString {
  /// Returns the text with the values of attributes wherever it has none of its own.
  func completed(with defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: defaults)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }
}
