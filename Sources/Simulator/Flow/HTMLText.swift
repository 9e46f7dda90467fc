import DisplayScene

extension String {
  /// The text, escaped for HTML and its attributes.
  var html: String { escapedForMarkup }
}
