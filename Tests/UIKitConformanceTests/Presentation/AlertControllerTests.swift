import Testing
import UIKit

/// The behavior of alerts that is the same on all platforms.
@MainActor
struct AlertControllerTests {
  @Test(.rule("R242"))
  func `Actions keep their order`() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    #expect(alert.preferredStyle == .alert)
    #expect(alert.title == "Title")
    #expect(alert.message == "Message")
    #expect(alert.actions.isEmpty)
    #expect(alert.preferredAction == nil)
    #expect(alert.severity == .default)
    let styles: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    for style in styles { alert.addAction(UIAlertAction(title: "\(style.rawValue)", style: style)) }
    #expect(alert.actions.map(\.title) == ["0", "1", "2"])
    #expect(alert.actions.map(\.style) == styles)
    #expect(alert.actions.allSatisfy { $0.isEnabled })
    alert.preferredAction = alert.actions[2]
    #expect(alert.preferredAction === alert.actions[2])
  }

  @Test(.rule("R242"))
  func `Text fields keep their order and are configured immediately`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.textFields?.isEmpty ?? true)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.addTextField { $0.isSecureTextEntry = true }
    #expect(alert.textFields?.count == 3)
    #expect(alert.textFields?[0].placeholder == "Name")
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, false, true])
  }

  @Test func `The first text field is edited while the alert is shown`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true, completion: nil)
    await stage.settle()
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder)
    fields[1].becomeFirstResponder()
    fields[1].insertText("text")
    root.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(!fields.contains { $0.isFirstResponder })
    #expect(fields[1].text == "text")
  }

  @Test(.rule("T105", "R055"))
  func `The presenter receives no callbacks for an alert`() async throws {
    let log = CallbackLog(.appearance)
    let presenter = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(presenter)
    _ = log.take()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presenter.present(alert, animated: true) { log.note("presented") }
    await stage.settle()
    #expect(presenter.presentedViewController === alert)
    presenter.dismiss(animated: true) { log.note("dismissed") }
    await stage.settle()
    #expect(log.take() == ["presented", "dismissed"])
  }
}
