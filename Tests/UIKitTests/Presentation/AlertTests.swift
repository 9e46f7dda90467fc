import Simulator
import Testing
import UIKit

/// Alerts and action sheets under a finger.
@MainActor
struct AlertTests {
  private let root = UIViewController()
  private func alert(_ style: UIAlertController.Style, _ log: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete the list?", message: "This cannot be undone.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { log("delete \($0.title ?? "")") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
    return alert
  }

  /// Several taps within one turn.
  private func tapInHaste(_ simulator: Simulator) {
    for name in ["Delete", "Delete", "Cancel"] { try? simulator.tap(name) }
  }

  private final class Log { var lines: [String] = [] }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `A chosen action dismisses, then its handler runs`(style: UIAlertController.Style) async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let log = Log()
    let alert = alert(style) { [root] in
      log.lines.append($0)
      log.lines.append("gone \(root.presentedViewController == nil)")
    }
    root.present(alert, animated: true)
    await simulator.settle()
    try await simulator.tap("Delete")
    #expect(log.lines == [])
    await simulator.settle()
    #expect(log.lines == ["delete Delete", "gone true"])
  }

  @Test func `A handler may present the next one`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let next = alert(.alert) { _ in }
    let first = alert(.actionSheet) { [root] _ in root.present(next, animated: true) }
    root.present(first, animated: true)
    await simulator.settle()
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(root.presentedViewController === next)
  }

  @Test func `Dismissed by code, no handler runs`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let log = Log()
    root.present(alert(.alert) { log.lines.append($0) }, animated: false)
    await simulator.settle()
    root.dismiss(animated: true)
    await simulator.settle()
    #expect(log.lines == [])
    #expect(root.presentedViewController == nil)
  }

  @Test func `A double tap chooses once`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let log = Log()
    root.present(alert(.alert) { log.lines.append($0) }, animated: true)
    await simulator.settle()
    tapInHaste(simulator)
    await simulator.settle()
    #expect(log.lines == ["delete Delete"])
  }

  @Test func `A touch outside an action sheet cancels, outside an alert it does nothing`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let log = Log()
    root.present(alert(.alert) { log.lines.append($0) }, animated: true)
    await simulator.settle()
    try await simulator.tap(at: CGPoint(x: 50, y: 150))
    await simulator.settle()
    #expect(root.presentedViewController != nil)
    root.dismiss(animated: false)
    await simulator.settle()
    root.present(alert(.actionSheet) { log.lines.append($0) }, animated: true)
    await simulator.settle()
    try await simulator.tap(at: CGPoint(x: 50, y: 150))
    await simulator.settle()
    #expect(log.lines == ["cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `A disabled action cannot be chosen`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let alert = alert(.alert) { _ in }
    alert.actions[0].isEnabled = false
    root.present(alert, animated: true)
    await simulator.settle()
    await #expect(throws: SimulatorError.self) { try await simulator.tap("Delete") }
    alert.actions[0].isEnabled = true
    await simulator.settle()
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `Buttons are side by side while they fit`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let log = Log()
    let alert = alert(.alert) { log.lines.append($0) }
    root.present(alert, animated: false)
    await simulator.settle()
    #expect(alert.view.frame.width == 270)
    let short = alert.view.frame.height
    // The one that leaves everything as it is stands on the left.
    let left = CGPoint(x: alert.view.frame.minX + 40, y: alert.view.frame.maxY - 20)
    alert.addAction(UIAlertAction(title: "Later", style: .default))
    await simulator.settle()
    #expect(alert.view.frame.height == short + 88)
    root.dismiss(animated: false)
    await simulator.settle()
    let other = self.alert(.alert) { log.lines.append($0) }
    root.present(other, animated: false)
    await simulator.settle()
    try await simulator.tap(at: left)
    await simulator.settle()
    #expect(log.lines == ["cancel"])
  }

  @Test func `Long texts keep the buttons on the screen`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(root)
    let alert = UIAlertController(
      title: String(repeating: "Title ", count: 200), message: String(repeating: "word ", count: 2000),
      preferredStyle: .alert)
    for number in 0..<5 { alert.addAction(UIAlertAction(title: "Action \(number)", style: .default)) }
    root.present(alert, animated: false)
    await simulator.settle()
    #expect(alert.view.frame.height <= 667)
    try await simulator.tap("Action 4")
    await simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  private func login(_ log: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Log in", message: "To go on.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
    alert.addAction(
      UIAlertAction(title: "Log In", style: .default) { [weak alert] _ in
        log((alert?.textFields ?? []).map { $0.text ?? "" }.joined(separator: "/"))
      })
    return alert
  }

  @Test func `Text fields are typed into, from one to the next, above the keyboard`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(root)
    let log = Log()
    let alert = login { log.lines.append($0) }
    root.present(alert, animated: true)
    await simulator.settle()
    #expect(simulator.isKeyboardShown)
    #expect(alert.view.frame.maxY <= simulator.keyboardFrame.minY)
    #expect(alert.view.frame.minY >= 0)
    try await simulator.type("me\nsecret")
    #expect(alert.textFields?[1].isFirstResponder == true)
    #expect(log.lines == [])
    try await simulator.pressReturn()
    await simulator.settle()
    #expect(log.lines == ["me/secret"])
    #expect(root.presentedViewController == nil)
    #expect(!simulator.isKeyboardShown)
  }

  @Test func `A text field is found by its placeholder and the action by a touch`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let log = Log()
    let alert = login { log.lines.append($0) }
    root.present(alert, animated: true)
    await simulator.settle()
    let fields = try #require(alert.textFields)
    try await simulator.tap("Password")
    #expect(fields[1].isFirstResponder)
    // Every field is within the box, one below the other.
    let boxes = fields.map { $0.convert($0.bounds, to: alert.view) }
    #expect(boxes.allSatisfy { alert.view.bounds.contains($0) })
    #expect(boxes[0].maxY <= boxes[1].minY)
    try await simulator.type("x")
    try await simulator.tap("Log In")
    await simulator.settle()
    #expect(log.lines == ["/x"])
  }

  @Test func `The alert moves when the keyboard appears and disappears`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let alert = login { _ in }
    root.present(alert, animated: false)
    await simulator.settle()
    let raised = alert.view.frame
    alert.view.endEditing(true)
    await simulator.settle()
    #expect(alert.view.frame.minY > raised.minY)
    alert.textFields?[0].becomeFirstResponder()
    await simulator.settle()
    #expect(alert.view.frame == raised)
  }

  @Test func `A disabled action is not chosen by the return key`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    let alert = login { _ in }
    alert.actions[1].isEnabled = false
    root.present(alert, animated: false)
    await simulator.settle()
    try await simulator.type("\n\n")
    await simulator.settle()
    #expect(root.presentedViewController === alert)
  }

  @Test func `Many fields leave the buttons on the screen`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(root)
    let alert = UIAlertController(
      title: "Title", message: String(repeating: "word ", count: 500), preferredStyle: .alert)
    for number in 0..<4 { alert.addTextField { $0.placeholder = "Field \(number)" } }
    alert.addAction(UIAlertAction(title: "Done", style: .default))
    root.present(alert, animated: false)
    await simulator.settle()
    #expect(alert.view.frame.maxY <= simulator.keyboardFrame.minY)
    try await simulator.tap("Field 3")
    #expect(alert.textFields?[3].isFirstResponder == true)
    try await simulator.tap("Done")
    await simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `An action sheet has no text fields`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
    }
  }

  @Test func `Misuse is named`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "1", style: .cancel))
      alert.addAction(UIAlertAction(title: "2", style: .cancel))
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "1", style: .default)
    }
  }
}
