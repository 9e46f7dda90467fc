import Testing

@testable import UIKit

/// Ranges of any kind against a text of any kind.
struct EditedTextTests {
  private static let texts = ["", "a", "héllo", "e\u{301}e\u{301}", "👨‍👩‍👧👍🏽", "🇩🇪🇫🇷", "a\r\nb", "\u{200D}\u{301}"]
  private static let numbers = [Int.min, -1, 0, 1, 2, 3, 5, 8, 100, Int.max]

  @Test(arguments: texts)
  func `No range tears a character or leaves the text`(string: String) {
    for location in Self.numbers {
      for length in Self.numbers {
        var text = EditedText()
        text.setString(string)
        let range = text.aligned(NSRange(location: location, length: length))
        #expect(range.location >= 0 && range.length >= 0 && range.location + range.length <= string.utf16.count)
        #expect(text.aligned(range) == range)
        text.replace(range, with: "x")
        #expect(text.string.utf16.count <= string.utf16.count - range.length + 1)
        #expect(!text.string.unicodeScalars.contains("\u{FFFD}"))
        #expect(text.aligned(text.selection) == text.selection)
      }
    }
  }

  @Test(arguments: texts)
  func `Deleting until nothing is left takes as many steps as there are characters`(string: String) {
    var text = EditedText()
    text.setString(string)
    var steps = 0
    while let range = text.deletionRange, steps < 100 {
      text.replace(range, with: "")
      steps += 1
    }
    #expect(text.string.isEmpty && steps == string.count)
  }

  @Test func `A mark that is typed joins the letter before it`() {
    var text = EditedText()
    text.setString("e")
    text.replace(text.selection, with: "\u{301}")
    #expect(text.string == "é" && text.selection == NSRange(location: 2, length: 0))
  }
}
