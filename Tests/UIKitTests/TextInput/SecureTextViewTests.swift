import Simulator
import Testing
import UIKit

/// Text views whose text cannot be copied.
@MainActor
struct SecureTextViewTests {
  @Test func `The text of a secure text view cannot be copied`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    root.view.addSubview(view)
    simulator.show(root)
    view.text = "secret"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 6)
    view.isSecureTextEntry = true
    UIPasteboard.general.string = "before"
    view.copy(nil)
    #expect(UIPasteboard.general.string == "before")
    view.isSecureTextEntry = false
    view.copy(nil)
    #expect(UIPasteboard.general.string == "secret")
  }
}
