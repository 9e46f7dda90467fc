import Testing

@testable import AppPorting

struct ExtensionActionTests {
  @Test func `A method in an extension of a class of UIKit is called in all of its objects`() {
    let text = translate(
      """
      extension UITextField {
          @objc private func doneTapped() { resignFirstResponder() }
      }
      """, ActionTargetPass(), ExtensionActionPass())
    #expect(
      text == """
        extension UITextField {
            @objc private func doneTapped() { resignFirstResponder() }
        }

        extension UITextField: @retroactive _RuntimeExtendedTarget {
            public func _runtimePerformExtension(_ action: Selector, with sender: Any?) -> Bool {
                if action == "doneTapped" {
                    doneTapped()
                    return true
                }
                return false
            }

            public nonisolated static func _runtimeCanPerformExtension(_ action: Selector) -> Bool {
                if action == "doneTapped" { return true }
                return false
            }
        }

        """)
  }

  @Test func `The uppermost class calls the methods of its subclasses, which precede its own`() {
    let result = Translation(
      of: [
        "A.swift": "extension UIView { @objc func a(_ sender: UIButton) { sender.a() } }",
        "B.swift": "#if os(iOS)\nextension UITextField { @objc private func b() {} }\n#endif",
        "C.swift": "extension UIViewController { @objc func c() {} }\nclass C: UIViewController {}",
      ], passes: [ActionTargetPass(), ExtensionActionPass()])
    let text = result.texts["A.swift"] ?? ""
    #expect(text.contains("#if os(iOS) || os(Linux)\n        if action == \"b\", let target = self as? UITextField {"))
    #expect(text.contains("            target.b()\n            return true"))
    #expect(text.contains("if action == \"b\", self is UITextField.Type { return true }"))
    #expect(text.contains("guard let sender = sender as? UIButton else { return false }\n            a(sender)"))
    #expect(result.texts["B.swift"] == "#if os(iOS)\nextension UITextField { @objc func b() {} }\n#endif")
    let last = result.texts["C.swift"] ?? ""
    #expect(last.contains("extension UIViewController: @retroactive _RuntimeExtendedTarget"))
    #expect(last.contains("class C: UIViewController {}") && !last.contains("_RuntimeActionTarget"))
  }

  @Test func `An extension of a class without isolation is called on the main actor`() {
    let text = translate("extension CALayer { @objc func go() {} }", ExtensionActionPass())
    #expect(text.contains("    @MainActor public func _runtimePerformExtension"))
  }

  @Test func `A method of a structure with the name of a selector stays as it is`() {
    let text = "extension Date { func go() {} }\nclass A: UIView { let s = #selector(go); func go() {} }"
    #expect(translate(text, ExtensionActionPass()) == text)
  }
}
