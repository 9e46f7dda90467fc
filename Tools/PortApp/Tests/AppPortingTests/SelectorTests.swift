import Testing

@testable import AppPorting

/// Returns the text of a file after passes, without the spaces around it.
func translate(_ text: String, _ passes: any Pass...) -> String {
  Translation(of: ["App.swift": text], passes: passes).texts["App.swift"] ?? ""
}

func remarks(_ text: String) -> [String] { Translation(of: ["App.swift": text]).remarks.map(\.description) }

struct SelectorTests {
  @Test(arguments: [
    ("func go()", "go"), ("func go(_ sender: Any)", "go:"), ("func go(sender: Any)", "goWithSender:"),
    ("func go(_ sender: Any, for event: UIEvent)", "go:for:"), ("func move(to place: Any)", "moveTo:"),
    ("func moveTo(place: Any)", "moveToPlace:"), ("func go(_ a: Any, _ b: Any)", "go::"),
    ("@objc(leave:) func go(_ sender: Any)", "leave:"),
  ])
  func `A method has the name that Objective-C uses`(declaration: String, name: String) throws {
    let method = try #require(declaration.split(separator: " ").first { $0.contains("(") && !$0.hasPrefix("@") })
    let base = method.prefix { $0 != "(" }
    let text = translate("class A { \(declaration) {}\n let s = #selector(\(base)) }", SelectorPass())
    #expect(text.contains("let s = Selector(\"\(name)\")"))
  }

  @Test(arguments: [
    "#selector(A.tap(_:))", "#selector(self.tap)", "#selector(A.tap)", "#selector(tap as (Any) -> Void)",
  ])
  func `A method is found in each form of a reference`(reference: String) {
    let text = translate("class A { @objc func tap(_ s: Any) {}; func f() { g(\(reference)) } }", SelectorPass())
    #expect(text.contains("g(Selector(\"tap:\"))"))
  }

  @Test func `A method of a superclass in another file is found`() {
    let result = Translation(
      of: ["A.swift": "class A { @objc func go(_ s: Any) {} }", "B.swift": "class B: A { let s = #selector(go) }"],
      passes: [SelectorPass()])
    #expect(result.texts["B.swift"] == "class B: A { let s = Selector(\"go:\") }")
  }

  @Test func `Getters, setters and standard actions have their names`() {
    let text = translate(
      "class A { @objc var x = 0; let s = [#selector(getter: x), #selector(setter: x), #selector(copy(_:)), #selector(UIResponder.paste)] }",
      SelectorPass())
    #expect(text.contains("[Selector(\"x\"), Selector(\"setX:\"), Selector(\"copy:\"), Selector(\"paste:\")]"))
  }

  @Test func `A reference to several methods is kept and reported with its line`() {
    let text = "class A {\n @objc func go() {}\n @objc func go(_ s: Any) {}\n let s = #selector(go)\n}"
    #expect(translate(text, SelectorPass()) == text)
    #expect(remarks(text) == ["App.swift:4: go has several methods (go, go:); write the labels, as in go(_:)"])
  }

  @Test func `A method of UIKit as an action has its name`() {
    let text = "class A: UIViewController { func f() { g(view, #selector(UIView.endEditing)) } }"
    #expect(translate(text, SelectorPass()).contains("g(view, Selector(\"endEditing:\"))"))
    #expect(remarks(text).isEmpty)
  }

  @Test func `A method of UIKit that cannot be called by its name is reported`() {
    let remarks = remarks(
      "class A: UIViewController { func f() { g(self, #selector(dismiss(animated:completion:))) } }")
    #expect(
      remarks.first?.hasPrefix("App.swift:1: dismissViewControllerAnimated:completion: cannot be called by its name")
        == true)
  }

  @Test func `The observation of a property of the app is reported`() {
    let text = "class A: NSObject {\n @objc dynamic var x = 0\n func f() { observe(\\.x) { _, _ in } }\n}"
    #expect(remarks(text).first?.hasPrefix("App.swift:3: properties of the app cannot be observed") == true)
  }

  @Test func `A key path is its string`() {
    let text = translate("let k = [#keyPath(Person.friend.name), #keyPath(UIView.isHidden)]", KeyPathPass())
    #expect(text == "let k = [\"friend.name\", \"hidden\"]")
  }
}
