extension NSAttributedString.Key {
  /// The mark of links that were detected, and are detected again when the text changes.
  static let detectedData = NSAttributedString.Key("_RuntimeDetectedData")
}

extension UITextView {
  /// Converts data in text that can be selected and cannot be edited to links, and removes earlier ones.
  func updateDetectedData() {
    needsDataDetection = false
    let types = isSelectable && !isEditable ? dataDetectorTypes : []
    guard hasDetectedData || !types.isEmpty else { return }
    let data = types.isEmpty ? [] : DetectedData.all(in: textStorage.string, types: types)
    hasDetectedData = !data.isEmpty
    content.setDetectedData(data)
  }
}

extension StyledText {
  /// Replaces the links that were detected.
  fileprivate func setDetectedData(_ data: [DetectedData]) {
    edit { text in
      let whole = NSRange(location: 0, length: text.length)
      var former: [NSRange] = []
      text.enumerateAttribute(.detectedData, in: whole, options: []) { value, range, _ in
        if value != nil { former.append(range) }
      }
      for range in former {
        text.removeAttribute(.link, range: range)
        text.removeAttribute(.detectedData, range: range)
      }
      for found in data where text.attribute(.link, at: found.range.location, effectiveRange: nil) == nil {
        text.addAttribute(.link, value: found.url as NSURL, range: found.range)
        text.addAttribute(.detectedData, value: NSNumber(value: true), range: found.range)
      }
    }
  }
}
