extension NSAttributedString {
  /// Returns whether a range contains an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var contains = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value is NSTextAttachment else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }
}
