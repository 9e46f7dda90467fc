import Testing
import UIKit

/// Alerts as far as every platform agrees.
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
    let styles: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    for style in styles { alert.addAction(UIAlertAction(title: "\(style.rawValue)", style: style)) }
    #expect(alert.actions.map(\.title) == ["0", "1", "2"])
    #expect(alert.actions.map(\.style) == styles)
    #expect(alert.actions.allSatisfy { $0.isEnabled })
    alert.preferredAction = alert.actions[2]
    #expect(alert.preferredAction === alert.actions[2])
  }

  @Test(.rule("T105", "R055"))
  func `The presenter hears nothing of an alert`() async throws {
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
