import Testing

@testable import AppPorting

struct ClassTests {
  @Test func `The dispatch of actions is written into the class`() {
    let text = translate(
      """
      class A: UIViewController {
        @IBAction func save(_ sender: UIButton) { sender.isEnabled = false }
      #if DEBUG
        @objc func dump() -> Bool { true }
      #endif
      }
      """, ActionTargetPass())
    #expect(
      text == """
        class A: UIViewController {
          @IBAction func save(_ sender: UIButton) { sender.isEnabled = false }
        #if DEBUG
          @objc func dump() -> Bool { true }
        #endif

          func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
            switch action {
            case "save:":
              guard let sender = sender as? UIButton else { return false }
              save(sender)
        #if DEBUG
            case "dump":
              _ = dump()
        #endif
            default: return false
            }
            return true
          }

          func _runtimeCanPerform(_ action: Selector) -> Bool {
            switch action {
            case "save:": return true
        #if DEBUG
            case "dump": return true
        #endif
            default: return false
            }
          }
        }

        extension A: _RuntimeActionTarget {}
        """)
  }

  @Test func `A subclass overrides the dispatch and calls that of its superclass`() {
    let text = translate(
      "class A: UIView { @objc func a() {} }\nclass B: A { @objc func b(_ s: Any?) {} }", ActionTargetPass())
    #expect(
      text.contains("override func _runtimePerform") && text.contains("super._runtimePerform(action, with: sender)"))
    #expect(text.contains("extension A: _RuntimeActionTarget") && !text.contains("extension B: _RuntimeActionTarget"))
    #expect(text.contains("b(sender)"))
  }

  @Test func `Several parameters are the elements of an array`() {
    let text = translate("class A: UIView { @objc func f(_ s: UIButton, event: UIEvent?) {} }", ActionTargetPass())
    #expect(text.contains("let arguments = sender as? [Any?] ?? [sender, nil]"))
    #expect(text.contains("f(argument0, event: arguments[1] as? UIEvent)"))
  }

  @Test func `An argument that is not used has any class`() {
    let text = translate(
      """
      class A: UIViewController {
        @objc func tapped(_ sender: UIView) { field.resignFirstResponder() }
        @objc func posted(_: Notification) {}
        @objc func pressed(_ sender: UIButton) { sender.isEnabled = false }
        @objc func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      """, ActionTargetPass())
    #expect(text.contains("@objc func tapped(_ sender: Any?) { field"))
    #expect(text.contains("@objc func posted(_: Any?) {}"))
    #expect(text.contains("case \"tapped:\":\n      tapped(sender)"))
    #expect(text.contains("guard let sender = sender as? UIButton else { return false }\n      pressed(sender)"))
    #expect(text.contains("scrollViewDidScroll(_ scrollView: UIScrollView)"))
  }

  @Test func `The type of an argument is kept where an override or a protocol requires it`() {
    let text = translate(
      """
      protocol P { func a(_ sender: UIView) }
      class A: UIView, P { @objc func a(_ sender: UIView) {}; @objc func b(_ sender: UIView) {} }
      class B: A { override func b(_ sender: UIView) {} }
      """, ActionTargetPass())
    #expect(!text.contains("Any?) {}") && text.contains("guard let sender = sender as? UIView"))
  }

  @Test func `Without an attribute, only methods that a selector names are called by name`() {
    let text = translate(
      "@objc(Old) @objcMembers class A: UIView { func a() {}; func b() {}; let s = #selector(a) }", ActionTargetPass())
    #expect(text.contains("case \"a\":") && !text.contains("case \"b\":"))
  }

  @Test func `A method that cannot be called by its name is reported`() {
    let text = "class A: UIView {\n @IBAction func a() async {}\n @objc class func b() {}\n let s = #selector(b)\n}"
    #expect(
      remarks(text).map { String($0.prefix(28)) } == ["App.swift:2: an asynchronous", "App.swift:3: a type method c"])
    #expect(!translate(text, ActionTargetPass()).contains("_runtimePerform"))
  }

  @Test func `Outlets, attributes and segue actions are set by name`() {
    let text = translate(
      """
      class A: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var radius: CGFloat = 0
        @IBInspectable var tint: UIColor?
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      }
      """, InterfaceObjectPass())
    #expect(text.contains("case \"label\": return _runtimeAssign(object, to: &label)"))
    #expect(text.contains("case \"buttons\": return _runtimeAssign(object, to: &buttons)"))
    #expect(text.contains("radius = CGFloat(number)") && text.contains("tint = value as? UIColor"))
    #expect(text.contains("case \"make:sender:\": return make(coder, sender: sender)"))
    #expect(text.hasSuffix("extension A: _RuntimeInterfaceObject {}"))
  }

  @Test func `An override in an extension of another file moves into the class with its condition and changes`() {
    let result = Translation(
      of: [
        "A.swift": "import UIKit\n\nclass A: UIViewController {\n  let a = 1\n}\n",
        "B.swift": """
        import UIKit

        extension A {
          private func help() {}
        #if DEBUG
          override func viewDidLoad() { help(); f(#selector(copy(_:))) }
        #endif
        }
        """,
      ], passes: [SelectorPass(), ExtensionMemberPass()])
    #expect(
      result.texts["A.swift"] == """
        import UIKit

        class A: UIViewController {
          let a = 1

        #if DEBUG
          override func viewDidLoad() { help(); f(Selector("copy:")) }
        #endif
        }

        """)
    #expect(result.texts["B.swift"]?.contains("  func help() {}") == true)
    #expect(result.texts["B.swift"]?.contains("viewDidLoad") == false)
  }

  @Test func `A member of an extension that a subclass overrides moves into the class`() {
    let text = translate(
      "class A: UIView {\n  var a = 1\n}\nextension A {\n  @objc func go() {}\n}\nclass B: A {\n  override func go() {}\n}",
      ExtensionMemberPass())
    #expect(text.hasPrefix("class A: UIView {\n  var a = 1\n\n  @objc func go() {}\n}"))
  }
}
