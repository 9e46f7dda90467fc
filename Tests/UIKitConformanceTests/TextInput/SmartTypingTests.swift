// Only the simulator can type.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The typographic marks that replace what the user types, and the spaces around words that are cut and pasted.
  @MainActor
  struct SmartTypingTests {
    private final class Delegate: NSObject, UITextViewDelegate {
      var log: [String] = []
      var allows = true
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(range.location),\(range.length) \(text)")
        return allows
      }
    }

    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    private let delegate = Delegate()

    private func edit(_ text: String = "") async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      root.view.addSubview(view)
      simulator.show(root)
      view.text = text
      view.delegate = delegate
      view.becomeFirstResponder()
      simulator.commit()
      return simulator
    }

    @Test(.rule("R1263"))
    func `Straight quotation marks and apostrophes become typographic ones`() async throws {
      let simulator = await edit()
      try await simulator.type("\"It's (\"so\")\" 'a'")
      #expect(view.text == "“It’s (“so”)” ‘a’")
    }

    @Test(.rule("R1263"))
    func `The delegate is asked about the typographic mark`() async throws {
      let simulator = await edit("a")
      try await simulator.type("'")
      #expect(delegate.log == ["1,0 ’"])
      delegate.allows = false
      try await simulator.type("\"")
      #expect(view.text == "a’")
    }

    @Test(.rule("R1264"))
    func `Two hyphens become an en dash, and three an em dash`() async throws {
      let simulator = await edit()
      try await simulator.type("1--2")
      #expect(view.text == "1–2")
      try await simulator.type(" a---b")
      #expect(view.text == "1–2 a—b")
      #expect(delegate.log.contains("1,1 –"))
    }

    @Test(
      .rule("R1265"), arguments: [UIKeyboardType.emailAddress, .URL, .asciiCapable, .numbersAndPunctuation])
    func `Text for machines is not changed by default`(type: UIKeyboardType) async throws {
      let simulator = await edit()
      view.keyboardType = type
      try await simulator.type("'--\"")
      #expect(view.text == "'--\"")
      view.smartQuotesType = .yes
      try await simulator.type("'")
      #expect(view.text == "'--\"’")
    }

    @Test(.rule("R1265"))
    func `Smart punctuation can be disabled`() async throws {
      let simulator = await edit()
      view.smartQuotesType = .no
      view.smartDashesType = .no
      try await simulator.type("\"a\" -- 'b'")
      #expect(view.text == "\"a\" -- 'b'")
    }

    @Test(.rule("R1265"))
    func `Passwords are not changed`() async throws {
      let simulator = await edit()
      let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
      field.isSecureTextEntry = true
      view.superview?.addSubview(field)
      field.becomeFirstResponder()
      try await simulator.type("a--'b")
      #expect(field.text == "a--'b")
    }

    @Test(.rule("R1266"))
    func `A word that is cut leaves one space, and pasted words are separated from their neighbors`() async throws {
      let simulator = await edit("one two three")
      view.selectedRange = NSRange(location: 4, length: 3)
      view.cut(nil)
      simulator.commit()
      #expect(view.text == "one three")
      view.selectedRange = NSRange(location: 9, length: 0)
      view.paste(nil)
      #expect(view.text == "one three two")
      view.selectedRange = NSRange(location: 0, length: 0)
      view.paste(nil)
      #expect(view.text == "two one three two")
      view.smartInsertDeleteType = .no
      view.selectedRange = NSRange(location: 3, length: 0)
      view.paste(nil)
      #expect(view.text == "twotwo one three two")
    }

    @Test(.rule("R1266"))
    func `Text that was not copied as words is pasted as it is`() async throws {
      let simulator = await edit("one two")
      view.selectedRange = NSRange(location: 4, length: 2)
      view.copy(nil)
      view.selectedRange = NSRange(location: 3, length: 0)
      view.paste(nil)
      #expect(view.text == "onetw two")
      UIPasteboard.general.string = "x"
      view.paste(nil)
      #expect(view.text == "onetwx two")
      simulator.commit()
    }
  }
#endif
