import Testing

@testable import AppPorting

struct NamedObserverTests {
  private let method =
    "func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)"

  @Test func `An object that is not UIKit's adopts the protocol of observers`() {
    let text = translate("class A: NSObject {\n  override \(method) {}\n}", NamedObserverPass())
    #expect(text == "class A: NSObject {\n  \(method) {}\n}\n\nextension A: _RuntimeKeyValueObserver {}")
  }

  @Test func `A change that only the superclass would handle ends the app`() {
    let call = "super.observeValue(forKeyPath: k, of: o, change: c, context: context)"
    let text = translate("class A: NSObject {\n  override \(method) { \(call) }\n}", NamedObserverPass())
    #expect(text.contains(#"{ preconditionFailure("The change is not handled.") }"#) && !text.contains("super"))
  }

  @Test(arguments: ["class A: UIViewController", "class B: NSObject { func other() {} }\nclass A: UIView"])
  func `A responder overrides the method`(start: String) {
    let text = "\(start) {\n  override \(method) {}\n}"
    #expect(translate(text, NamedObserverPass()) == text)
  }

  @Test func `A subclass overrides the method of the app's class`() {
    let text = translate(
      "class A: NSObject {\n  override \(method) {}\n}\nclass B: A {\n  override \(method) {}\n}", NamedObserverPass())
    #expect(text.contains("class B: A {\n  override func") && text.contains("extension A: _RuntimeKeyValueObserver {}"))
    #expect(!text.contains("extension B"))
  }
}
