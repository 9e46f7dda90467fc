import Testing
import UIKit

/// Lists in texts, and their markers.
@MainActor
struct TextListTests {
  private func markers(_ format: NSTextList.MarkerFormat, _ numbers: Int...) -> [String] {
    let list = NSTextList(markerFormat: format, startingItemNumber: 1)
    return numbers.map { list.marker(forItemNumber: $0) }
  }

  @Test(.rule("R1756"))
  func `The marker of an item has its number or a symbol in the format of the list`() {
    #expect(markers(.decimal, 1, 12) == ["1", "12"])
    #expect(markers(.lowercaseRoman, 4, 19) == ["iv", "xix"])
    #expect(markers(.uppercaseRoman, 1999) == ["MCMXCIX"])
    #expect(markers(.lowercaseAlpha, 1, 26) == ["a", "z"])
    #expect(markers(.uppercaseLatin, 2) == ["B"])
    #expect(markers(.lowercaseHexadecimal, 10, 255) == ["a", "ff"])
    #expect(markers(.uppercaseHexadecimal, 255) == ["FF"])
    #expect(markers(.octal, 8) == ["10"])
    #expect(markers(.disc, 1, 2) == ["•", "•"])
    #expect(markers(.circle, 3) == ["◦"])
    #expect(markers(NSTextList.MarkerFormat("({decimal})"), 1, 2) == ["(1)", "(2)"])
    #expect(markers(NSTextList.MarkerFormat("-"), 5) == ["-"])
  }

  @Test(.rule("R1756"))
  func `A list has its format, its options and the number of its first item`() {
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
    #expect(list.markerFormat == .decimal && list.listOptions == .prependEnclosingMarker)
    #expect(list.startingItemNumber == 4 && list.isOrdered)
    list.startingItemNumber = 5
    #expect(list.startingItemNumber == 5)
    let bullets = NSTextList(markerFormat: .disc, options: 0)
    #expect(bullets.startingItemNumber == 1 && bullets.listOptions == [] && !bullets.isOrdered)
  }

  @Test(.rule("R1757"))
  func `The style of a paragraph has its lists, from the outermost one`() throws {
    #expect(NSParagraphStyle.default.textLists.isEmpty)
    let outer = NSTextList(markerFormat: .disc, options: 0)
    let inner = NSTextList(markerFormat: .decimal, startingItemNumber: 3)
    let style = NSMutableParagraphStyle()
    style.textLists = [outer, inner]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.textLists = []
    #expect(copy.textLists.count == 2)
    #expect(copy.textLists.first === outer && copy.textLists.last === inner)
    #expect(copy != style)
  }

  @Test(.rule("R1757"))
  func `Lists are archived with the styles`() throws {
    let style = NSMutableParagraphStyle()
    style.textLists = [
      NSTextList(markerFormat: .disc, options: 0), NSTextList(markerFormat: .decimal, startingItemNumber: 3),
    ]
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data))
    #expect(copy.textLists.map(\.markerFormat) == [.disc, .decimal])
    #expect(copy.textLists.last?.startingItemNumber == 3)
  }

  @Test(.rule("R1758"))
  func `The items of a list in HTML contain their markers, and have the same list`() throws {
    let html = "<ol start=\"3\"><li>one<li>two<ul><li>inner</ul></ol><p>after</p>"
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    func lists(of part: String) throws -> [NSTextList] {
      let range = (text.string as NSString).range(of: part)
      try #require(range.length > 0)
      let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
      return try #require(style).textLists
    }
    #expect(text.string.contains("\t3.\tone"))
    let (one, two, inner) = (try lists(of: "one"), try lists(of: "two"), try lists(of: "inner"))
    #expect(one.count == 1 && one.first?.isOrdered == true)
    #expect(two.count == 1 && two.first === one.first)
    #expect(inner.count == 2 && inner.first === one.first && inner.last?.isOrdered == false)
    #expect(try lists(of: "after").isEmpty)
  }
}
