import Simulator
import Testing
import UIKit

/// The menu that a tap on the title of a navigation bar opens.
@MainActor
struct TitleMenuTests {
  private final class Log { var lines: [String] = [] }

  private let simulator: Simulator
  private let content = UIViewController()
  private let navigation: UINavigationController
  private let log = Log()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    content.title = "Document"
    navigation = UINavigationController(rootViewController: content)
    content.navigationItem.titleMenuProvider = { [log] suggested in
      log.lines.append("menu \(suggested.count)")
      return UIMenu(children: [UIAction(title: "Move") { _ in log.lines.append("move") }])
    }
  }

  private func show() async {
    simulator.show(navigation)
    await simulator.settle()
  }

  @Test func `A tap on the title opens the menu of the item`() async throws {
    await show()
    try await simulator.tap("Document")
    await simulator.settle()
    #expect(log.lines == ["menu 0"])
    try await simulator.tap("Move")
    await simulator.settle()
    #expect(log.lines == ["menu 0", "move"])
  }

  @Test func `A large title opens it too`() async throws {
    navigation.navigationBar.prefersLargeTitles = true
    await show()
    try await simulator.tap(at: CGPoint(x: 60, y: 59 + 44 + 26))
    await simulator.settle()
    #expect(log.lines == ["menu 0"])
  }

  @Test func `Without a provider, the title is only a text`() async throws {
    content.navigationItem.titleMenuProvider = nil
    await show()
    try await simulator.tap(at: CGPoint(x: 196, y: 59 + 22))
    await simulator.settle()
    #expect(log.lines == [])
    content.navigationItem.titleMenuProvider = { [log] _ in
      log.lines.append("none")
      return nil
    }
    await simulator.settle()
    try await simulator.tap("Document")
    await simulator.settle()
    #expect(log.lines.first == "none")
  }
}
