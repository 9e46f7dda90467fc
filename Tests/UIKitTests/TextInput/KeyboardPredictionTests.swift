import DisplayScene
import Simulator
import Testing

@testable import UIKit

/// The words in the bar above the keys.
@MainActor
struct KeyboardPredictionTests {
  private func words(_ before: String, _ after: String = "", isShifted: Bool = false) -> [String] {
    KeyboardPredictions(before: before, after: after, isShifted: isShifted).words
  }

  @Test func `A sentence begins with other words than it continues with`() {
    #expect(words("", isShifted: true) == ["I", "The", "I’m"])
    #expect(words("One ") == ["the", "and", "to"])
  }

  @Test func `A word is completed by common words`() {
    #expect(words("mee") == ["“mee”", "meeting"])
    #expect(words("I wo") == ["“wo”", "would", "work"])
  }

  @Test func `The words of the text come first, the nearest one before all others`() {
    #expect(words("Stateroom and Starboard. Sta") == ["“Sta”", "Starboard", "Stateroom"])
    #expect(words("sta", " on the starboard side") == ["“sta”", "starboard", "start"])
  }

  @Test func `A known word is not in quotation marks`() {
    #expect(words("time") == ["time"])
    #expect(words("Starboard and starb") == ["“starb”", "Starboard"])
    #expect(words("Starboard and starboard") == ["starboard"])
  }

  @Test func `Completions have the capital letters of the beginning`() {
    #expect(words("Mee") == ["“Mee”", "Meeting"])
    #expect(words("MEE") == ["“MEE”", "MEETING"])
  }

  @Test func `Digits alone and the middle of a word are not completed`() {
    #expect(words("12") == ["the", "and", "to"])
    #expect(words("he", "llo") == ["the", "and", "to"])
  }

  private func bar(of field: UITextField) -> [String]? { KeyboardPlan(field).predictions }

  @Test func `The bar follows what is typed`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let controller = UIViewController()
    controller.view.addSubview(field)
    simulator.show(controller)
    field.becomeFirstResponder()
    #expect(bar(of: field) == ["I", "The", "I’m"])
    try await simulator.type("Mee")
    #expect(bar(of: field) == ["“Mee”", "Meeting"])
    #expect(simulator.svgSnapshot().contains(">Meeting</text>"))
    try await simulator.pressDelete()
    #expect(bar(of: field) == ["“Me”", "Message", "Meeting"])
    try await simulator.type(" ")
    #expect(bar(of: field) == ["the", "and", "to"])
  }

  @Test func `The traits of a text limit the bar`() async {
    let simulator = await Simulator.boot(.iPhone15)
    defer { withExtendedLifetime(simulator) {} }
    func bar(_ configure: (UITextField) -> Void) -> [String]? {
      let field = UITextField()
      field.text = "Mee"
      configure(field)
      return KeyboardPlan(field).predictions
    }
    #expect(bar { _ in } == ["“Mee”", "Meeting"])
    #expect(bar { $0.autocorrectionType = .no } == nil)
    #expect(bar { $0.spellCheckingType = .no } == [])
    #expect(bar { $0.isSecureTextEntry = true } == ["Passwords"])
    #expect(bar { $0.keyboardType = .emailAddress } == [])
    #expect(bar { $0.keyboardType = .numberPad } == nil)
  }

  @Test func `The keys of a number pad show their letters`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.keyboardType = .numberPad
    let controller = UIViewController()
    controller.view.addSubview(field)
    simulator.show(controller)
    field.becomeFirstResponder()
    await simulator.settle()
    let picture = simulator.svgSnapshot()
    for letters in ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"] {
      #expect(picture.contains("letter-spacing=\"1.5\" textLength"), "\(letters)")
      #expect(picture.contains(">\(letters)</text>"))
    }
  }
}
