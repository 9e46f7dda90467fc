// Only the simulator presses keys.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// What the user can do with the tokens of a search field.
  @MainActor
  struct SearchTokenTypingTests {
    private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

    private func show(_ field: UISearchTextField) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      field.frame = CGRect(x: 20, y: 100, width: 350, height: 36)
      controller.view.addSubview(field)
      simulator.show(controller)
      await simulator.settle()
      return simulator
    }

    @Test(.rule("R1364"))
    func `The delete key at the beginning of the text selects the last token, and then deletes it`() async throws {
      let field = UISearchTextField()
      let simulator = await show(field)
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      let (a, b) = (token("A"), token("B"))
      field.tokens = [a, b]
      field.becomeFirstResponder()
      try await simulator.type("x")
      try await simulator.pressDelete()
      #expect(field.tokens == [a, b] && field.text == "")
      try await simulator.pressDelete()
      #expect(field.tokens == [a, b])
      #expect(changes == 2)
      try await simulator.pressDelete()
      #expect(field.tokens == [a])
      #expect(changes == 3)
    }

    @Test(.rule("R1364"))
    func `Typed text replaces the token that a tap has selected`() async throws {
      let field = UISearchTextField()
      let simulator = await show(field)
      field.tokens = [token("First"), token("Second")]
      await simulator.settle()
      try await simulator.tap("First")
      #expect(field.isFirstResponder)
      try await simulator.type("x")
      #expect(field.tokens.count == 1)
      #expect(field.text == "x")
    }

    @Test(.rule("R1364"))
    func `Tokens that must not be deleted remain`() async throws {
      let field = UISearchTextField()
      let simulator = await show(field)
      field.tokens = [token("First")]
      field.allowsDeletingTokens = false
      field.becomeFirstResponder()
      for _ in 0..<3 { try await simulator.pressDelete() }
      try await simulator.type("x")
      #expect(field.tokens.count == 1)
      #expect(field.text == "x")
    }

    @Test(.rule("R1364"))
    func `The clear button removes the tokens too`() async throws {
      let field = UISearchTextField()
      let simulator = await show(field)
      field.tokens = [token("First")]
      await simulator.settle()
      try await simulator.tap("Clear text")
      #expect(field.tokens == [])
      #expect(!field.hasText)
    }
  }
#endif
