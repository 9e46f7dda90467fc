import Testing
import UIKit

/// The units of a text that a tokenizer finds.
@MainActor
struct TokenizerTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.text = text
    return view
  }

  private let forward = UITextDirection.storage(.forward)
  private let backward = UITextDirection.storage(.backward)

  private func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextDirection, in view: UITextView)
    throws -> String?
  {
    let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    return view.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction).flatMap {
      view.text(in: $0)
    }
  }

  private func boundary(
    _ granularity: UITextGranularity, from offset: Int, _ direction: UITextDirection, in view: UITextView
  ) throws -> Int? {
    let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    return view.tokenizer.position(from: position, toBoundary: granularity, inDirection: direction).map {
      view.offset(from: view.beginningOfDocument, to: $0)
    }
  }

  @Test(.rule("R1267"))
  func `A position between units belongs to the unit in the given direction`() throws {
    let view = view("one two")
    #expect(try unit(.word, at: 1, forward, in: view) == "one")
    #expect(try unit(.word, at: 4, forward, in: view) == "two")
    #expect(try unit(.word, at: 3, backward, in: view) == "one")
    #expect(try unit(.word, at: 3, forward, in: view) == nil)
    #expect(try unit(.word, at: 4, backward, in: view) == nil)
  }

  @Test(.rule("R1267"))
  func `The units are characters, words, paragraphs, and the whole text`() throws {
    let view = view("a👍🏽b c\nde")
    #expect(try unit(.character, at: 1, forward, in: view) == "👍🏽")
    #expect(try unit(.paragraph, at: 2, forward, in: view) == "a👍🏽b c")
    #expect(try unit(.paragraph, at: 9, forward, in: view) == "de")
    #expect(try unit(.document, at: 3, forward, in: view) == "a👍🏽b c\nde")
  }

  @Test(.rule("R1268"))
  func `The next boundary is the end of a unit in the given direction`() throws {
    let view = view("one two")
    #expect(try boundary(.word, from: 0, forward, in: view) == 3)
    #expect(try boundary(.word, from: 3, forward, in: view) == 7)
    #expect(try boundary(.word, from: 7, forward, in: view) == nil)
    #expect(try boundary(.word, from: 6, backward, in: view) == 4)
    #expect(try boundary(.word, from: 4, backward, in: view) == 0)
    #expect(try boundary(.document, from: 2, forward, in: view) == 7)
  }

  @Test(.rule("R1268"))
  func `A position is a boundary at the end of a unit in the given direction`() throws {
    let view = view("one two")
    func isBoundary(_ offset: Int, _ direction: UITextDirection) throws -> Bool {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return view.tokenizer.isPosition(position, atBoundary: .word, inDirection: direction)
    }
    #expect(try isBoundary(3, forward))
    #expect(try !isBoundary(3, backward))
    #expect(try isBoundary(4, backward))
    #expect(try !isBoundary(5, forward))
    let inside = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    #expect(view.tokenizer.isPosition(inside, withinTextUnit: .word, inDirection: backward))
    #expect(!view.tokenizer.isPosition(inside, withinTextUnit: .word, inDirection: forward))
  }

  @Test(.rule("R1267"))
  func `A tokenizer can be created for an object that contains text`() throws {
    let field = UITextField()
    field.text = "Hello, world"
    let tokenizer = UITextInputStringTokenizer(textInput: field)
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 8))
    let range = try #require(tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: forward))
    #expect(field.text(in: range) == "world")
  }
}
