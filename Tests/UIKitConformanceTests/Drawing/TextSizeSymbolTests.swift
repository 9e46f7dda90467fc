import Testing
import UIKit

/// Symbols of the sizes of text, of storms, and of parts of windows.
@MainActor
struct TextSizeSymbolTests {
  private nonisolated static let names = [
    "1.magnifyingglass", "align.vertical.center", "bold.italic.underline", "doc.richtext",
    "exclamationmark.bubble.circle", "function", "hifispeaker", "hifispeaker.fill", "humidity", "hurricane",
    "list.dash.header.rectangle", "plus.rectangle.on.rectangle", "rectangle.center.inset.filled",
    "rectangle.trailinghalf.inset.filled", "snow", "textformat.size.larger", "textformat.size.smaller",
    "tropicalstorm",
  ]

  @Test(.rule("R2096"), arguments: names)
  func `There are symbols of the sizes of text, of storms, and of parts of windows`(name: String) {
    #expect(UIImage(systemName: name) != nil)
  }
}
