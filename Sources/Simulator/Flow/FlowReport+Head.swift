extension FlowReport {
  /// Returns the beginning of a page with films, up to its body.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - fontFamily: The font of the screens.
  ///   - style: The style of the page in addition to that of the reports.
  static func head(title: String, fontFamily: String, style: String? = nil) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.html)</title>
    <style>
    \(([Self.style] + [style].compactMap(\.self)).joined(separator: "\n"))
    .screen { font-family: \(fontFamily.html); font-kerning: none; font-variant-numeric: normal; }
    </style>
    </head>
    """
  }
}
