import Testing

@testable import AppPorting

struct DynamicLookupTests {
  @Test(arguments: [
    "func f(_ obj: AnyObject) { g(obj[\"code\"] as! String) }",
    "func f() { let obj: AnyObject? = h(); g(obj?[\"code\"]) }",
    "func f() { let obj = h() as AnyObject; g(obj[\"code\"]) }",
    "func f() { for obj in h() as! [AnyObject] { g(obj[\"code\"]) } }",
    "func f(_ all: [AnyObject]) { for obj in all { g(obj[\"code\"]) } }",
    "func f() { g((h() as AnyObject)[\"code\"]) }",
  ])
  func `An element of an object of any class is reported`(text: String) {
    #expect(remarks(text).count == 1 && remarks(text)[0].contains("is an object of any class"))
  }

  @Test(arguments: [
    "func f(_ obj: [String: AnyObject]) { g(obj[\"code\"] as! String) }",
    "func f(_ obj: AnyObject) { let obj = obj as! [String: Int]; g(obj[\"code\"]) }",
    "func f(_ item: UIBarButtonItem) { animator.perform(a) }",
  ])
  func `Elements of other objects are not reported`(text: String) {
    #expect(remarks(text).isEmpty)
  }

  @Test(arguments: [
    "func f() { item.target!.perform(item.action) }", "func f() { _ = item.target?.perform(item.action, with: item) }",
    "func f(_ object: AnyObject) { object.perform(a) }",
  ])
  func `A call of an object of any class by name is reported`(text: String) {
    #expect(remarks(text).count == 1 && remarks(text)[0].contains("sendAction"))
  }

  // MARK: - Members

  private func translated(_ method: String, sender elements: String...) -> String {
    let connection = "<connections><action selector=\"go:\" destination=\"c\"/></connections>"
    let scene = elements.map { "<\($0) id=\"a\"><rect key=\"frame\"/>\(connection)</\($0)>" }.joined()
    let text = "class A: UIViewController { \(method) }"
    return Translation(
      of: ["App.swift": text], interfaces: ["<?xml?><view>\(scene)</view>"], passes: [DynamicLookupPass()]
    )
    .texts["App.swift"] ?? ""
  }

  @Test(arguments: [
    ("sender.tag == 2", "(sender as! UIButton).tag == 2"), ("sender?.tag", "(sender as? UIButton)?.tag"),
    ("(sender as AnyObject).tag", "(sender as! UIButton).tag"), ("sender!.tag", "(sender as! UIButton).tag"),
    ("sender.setTitle(t, for: .normal)", "(sender as! UIButton).setTitle(t, for: .normal)"),
  ])
  func `The sender of an action is cast to the class of the storyboard`(use: String, expected: String) {
    for type in use.hasPrefix("(") ? ["Any"] : ["AnyObject", "AnyObject!"] {
      let text = translated("@IBAction func go(_ sender: \(type)) { f(\(use)) }", sender: "button", "button")
      #expect(text == "class A: UIViewController { @IBAction func go(_ sender: \(type)) { f(\(expected)) } }")
    }
  }

  @Test(arguments: [["button", "slider"], ["unknown"], []])
  func `A sender whose class is not known is reported with its place`(elements: [String]) {
    let text = "class A: UIViewController {\n @IBAction func go(_ sender: AnyObject) {\n  f(sender.tag)\n }\n}"
    let scene = elements.map { "<\($0)><connections><action selector=\"go:\"/></connections></\($0)>" }.joined()
    let result = Translation(of: ["App.swift": text], interfaces: [scene])
    #expect(
      result.remarks.map(\.description) == [
        "App.swift:3: sender is an object of any class, which has no members on Linux; cast it to its class before tag"
      ])
    #expect(result.texts["App.swift"]?.contains("f(sender.tag)") == true)
  }

  @Test(arguments: ["f(sender.tag!)", "f(sender.titleLabel??.text)", "let o: AnyObject = g(); f(o.tag)"])
  func `Members that are unwrapped, or of other objects, are reported`(body: String) {
    let text = "class A: UIViewController { @IBAction func go(_ sender: AnyObject) { \(body) } }"
    #expect(remarks(text).count == 1)
    #expect(translated("@IBAction func go(_ sender: AnyObject) { \(body) }", sender: "button").contains(body))
  }

  @Test(arguments: [
    "if let sender = sender as? UIButton { f(sender.tag) }",
    "guard let sender = sender as? UIButton else { return }; f(sender.tag)",
    "switch sender { case let sender as UIButton: f(sender.tag)\n default: break }", "f(sender === button)",
    "if let sender = sender as? UIButton, sender.tag == 2 { f() }", "g { sender in f(sender.tag) }",
    "g { (sender: UIButton) in f(sender.tag) }", "for sender in buttons { f(sender.tag) }",
    "if case let sender as UIButton = sender { f(sender.tag) }", "let sender = sender as! UIButton; f(sender.tag)",
    "while let sender = next() as? UIButton { f(sender.tag) }", "f((sender as! UIButton).tag)",
  ])
  func `Members of a cast sender are not reported`(body: String) {
    #expect(remarks("class A { func go(_ sender: AnyObject) { \(body) } }").isEmpty)
  }

  @Test func `Members of an optional value are not reported`() {
    #expect(remarks("class A { func go(_ sender: AnyObject?) { f(sender.map { g($0) }) } }").isEmpty)
  }
}
