import TestSupport
import Testing

@testable import UIKit

/// Invalid formats are reported with the position of the error.
struct VisualFormatParserTests {
  @Test(arguments: [
    ("", 0, "Expected a view in brackets"),
    ("H:|", 3, "Expected a view in brackets"),
    ("[", 1, "Expected a view's name"),
    ("[a", 2, "Expected a ']' after the view 'a'"),
    ("[a]-", 4, "Expected a number or a name"),
    ("[a]-8", 5, "Expected a '-' after the space"),
    ("[a]-(8-[b]", 6, "Expected a ')'"),
    ("[a(1.2.3)]", 3, "'1.2.3' is not a number"),
    ("[a]|[b]", 4, "The format continues after the edge of the superview"),
    ("[a][b", 5, "Expected a ']' after the view 'b'"),
  ])
  func `A malformed line is reported with its position`(format: String, position: Int, message: String) {
    var parser = VisualFormatParser(format)
    do throws(VisualFormatError) {
      _ = try parser.parse()
      Issue.record("\(format) was read")
    } catch {
      #expect(error.position == position)
      #expect(error.message == message)
    }
  }

  @Test func `Parsing ends for every input`() {
    let alphabet = Array("HV:|[]()-@=<>,.12ab_ é")
    var generator = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let text = String((0..<12).compactMap { _ in alphabet.randomElement(using: &generator) })
      var parser = VisualFormatParser(text)
      _ = try? parser.parse()
    }
  }
}
