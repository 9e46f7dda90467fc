import Testing
import UIKit

/// View controllers in the place of the keyboard, and above it.
@MainActor
struct InputViewControllerTests {
  private final class Pad: UIInputViewController {
    var height: CGFloat = 150
    private var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    override func loadView() {
      view = UIInputView(frame: CGRect(x: 0, y: 0, width: 300, height: height), inputViewStyle: .keyboard)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("viewDidDisappear")
    }
    override func textWillChange(_ textInput: (any UITextInput)?) { log.append("textWillChange") }
    override func textDidChange(_ textInput: (any UITextInput)?) { log.append("textDidChange") }
  }

  private final class PadField: UITextField {
    var pad: UIInputViewController?
    var accessory: UIInputViewController?
    override var inputViewController: UIInputViewController? { pad }
    override var inputAccessoryViewController: UIInputViewController? { accessory }
  }

  private final class Rules: NSObject, UITextFieldDelegate {
    var log: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location) \(range.length) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return false
    }
  }

  private let pad = Pad()
  private let field = PadField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let root = UIViewController()

  private func edit() async throws -> Stage {
    field.pad = pad
    let stage = try await Stage.open()
    await stage.show(root)
    root.view.addSubview(field)
    await stage.turn()
    #expect(field.becomeFirstResponder())
    await stage.advance(by: 0.5)
    return stage
  }

  @Test(.rule("R1431"))
  func `The view of a responder's input view controller replaces the keyboard`() async throws {
    #expect(UITextField().inputViewController == nil && UITextField().inputAccessoryViewController == nil)
    let stage = try await edit()
    #expect(pad.take().filter { !$0.hasPrefix("text") } == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    let bottom = root.view.safeAreaInsets.bottom
    #expect(pad.inputView === pad.view)
    #expect(pad.view.window != nil && pad.view.window !== root.view.window)
    #expect(pad.view.frame.height == 150)
    #expect(pad.view.convert(pad.view.bounds, to: nil).maxY == UIScreen.main.bounds.maxY - bottom)
    field.resignFirstResponder()
    await stage.advance(by: 0.5)
    await stage.settle()
    #expect(pad.take() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(pad.view.window == nil)
  }

  @Test(.rule("R1431"))
  func `A controller without its own view has an input view`() async throws {
    let controller = UIInputViewController()
    let input = try #require(controller.inputView)
    #expect(controller.view === input)
    #expect(controller.primaryLanguage == nil)
    let other = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), inputViewStyle: .default)
    controller.inputView = other
    #expect(controller.view === other)
  }

  @Test(.rule("R1432"))
  func `The proxy inserts and deletes text at the caret, and moves it`() async throws {
    let stage = try await edit()
    let proxy = pad.textDocumentProxy
    #expect(!proxy.hasText)
    proxy.insertText("ab")
    await stage.turn()
    #expect(field.text == "ab" && proxy.hasText)
    #expect(proxy.documentContextBeforeInput == "ab")
    #expect(proxy.documentContextAfterInput?.isEmpty != false)
    proxy.adjustTextPosition(byCharacterOffset: -1)
    await stage.turn()
    #expect(proxy.documentContextBeforeInput == "a" && proxy.documentContextAfterInput == "b")
    proxy.insertText("c")
    await stage.turn()
    #expect(field.text == "acb")
    proxy.deleteBackward()
    await stage.turn()
    #expect(field.text == "ab")
    field.selectAll(nil)
    await stage.turn()
    #expect(proxy.selectedText == "ab")
    proxy.insertText("d")
    await stage.turn()
    #expect(field.text == "d")
    proxy.adjustTextPosition(byCharacterOffset: -100)
    await stage.turn()
    #expect(proxy.documentContextBeforeInput?.isEmpty != false && proxy.documentContextAfterInput == "d")
  }

  @Test(.rule("R1432"))
  func `The proxy has the traits of the first responder, and identifies it`() async throws {
    let other = PadField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    other.pad = pad
    field.keyboardType = .emailAddress
    field.returnKeyType = .search
    let stage = try await edit()
    root.view.addSubview(other)
    #expect(pad.textDocumentProxy.keyboardType == .emailAddress)
    #expect(pad.textDocumentProxy.returnKeyType == .search)
    let first = pad.textDocumentProxy.documentIdentifier
    #expect(pad.textDocumentProxy.documentIdentifier == first)
    other.becomeFirstResponder()
    await stage.advance(by: 0.5)
    #expect(pad.textDocumentProxy.keyboardType == .default)
    #expect(pad.textDocumentProxy.documentIdentifier != first)
    pad.textDocumentProxy.insertText("o")
    await stage.turn()
    #expect(other.text == "o" && field.text?.isEmpty != false)
    _ = pad.take()
    field.text = "f"
    await stage.turn()
    #expect(pad.take().isEmpty)
  }

  @Test(.rule("R1433"))
  func `What the proxy types is asked of the delegate, and a line feed is the return key`() async throws {
    let rules = Rules()
    field.delegate = rules
    let stage = try await edit()
    for text in ["a", "x", "\n"] {
      pad.textDocumentProxy.insertText(text)
      await stage.turn()
    }
    #expect(rules.log == ["0 0 a", "1 0 x", "return"])
    #expect(field.text == "a")
  }

  @Test(.rule("R1434"))
  func `The controller is notified of changes of the text`() async throws {
    let stage = try await edit()
    _ = pad.take()
    pad.textDocumentProxy.insertText("a")
    await stage.turn()
    #expect(pad.take().prefix(2) == ["textWillChange", "textDidChange"])
    field.text = "b"
    await stage.turn()
    #expect(pad.take().contains("textDidChange"))
  }

  @Test(.rule("R1434"))
  func `The controller dismisses its view`() async throws {
    let stage = try await edit()
    pad.dismissKeyboard()
    await stage.advance(by: 0.5)
    #expect(!field.isFirstResponder)
    #expect(pad.view.window == nil)
  }

  @Test(.rule("R1435"))
  func `The view of an input accessory view controller is above the input view`() async throws {
    let bar = Pad()
    bar.height = 50
    field.accessory = bar
    let stage = try await edit()
    let barFrame = bar.view.convert(bar.view.bounds, to: nil)
    #expect(barFrame.height == 50)
    #expect(barFrame.maxY == pad.view.convert(pad.view.bounds, to: nil).minY)
    #expect(bar.take().contains("viewDidAppear"))
    field.accessory = nil
    field.reloadInputViews()
    await stage.advance(by: 0.5)
    #expect(bar.view.window == nil && pad.view.window != nil)
    #expect(bar.take().suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  private final class Chat: UIViewController {
    let bar = Pad()
    let search = UITextField(frame: CGRect(x: 10, y: 5, width: 100, height: 34))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  @Test(.rule("R1435"))
  func `A text field of an accessory keeps it above the keyboard`() async throws {
    let chat = Chat()
    chat.bar.height = 50
    let stage = try await Stage.open()
    await stage.show(chat)
    chat.bar.view.addSubview(chat.search)
    #expect(chat.becomeFirstResponder())
    await stage.advance(by: 0.5)
    let low = chat.bar.view.convert(chat.bar.view.bounds, to: nil).minY
    #expect(chat.search.becomeFirstResponder())
    await stage.advance(by: 0.5)
    #expect(chat.search.isFirstResponder)
    #expect(chat.bar.view.convert(chat.bar.view.bounds, to: nil).minY < low)
    chat.search.resignFirstResponder()
    await stage.advance(by: 0.5)
  }
}
