import Simulator
import Testing
import UIKit

/// Unwind segues: how the destination is found, what it receives, and how it is shown.
@MainActor
@Suite(.ownDevice)
struct UnwindSegueTests {
  private let clock = ManualClock()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
  private let custom = BoardFixture.custom("UnwindController")

  /// A scene whose controller has a button that unwinds, and an exit.
  private func scene(_ id: String, action: String, segue: String = "") -> String {
    BoardFixture.controller(
      id, "title=\"\(id)\" \(custom)",
      view: """
        <subviews><button id="\(id)-b"><connections>
        <segue destination="\(id)-x" kind="unwind" identifier="back" unwindAction="\(action)" id="\(id)-u"/>
        </connections></button></subviews>
        """, connections: segue) + "<exit id=\"\(id)-x\" userLabel=\"Exit\"/>"
  }

  /// Shows a navigation controller with "a" from the file, and returns the storyboard.
  private func board(_ scenes: String...) throws -> UIStoryboard {
    let navigation = """
      <navigationController id="nav">
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="root"/></connections>
      </navigationController>
      """
    let list = ([navigation] + scenes).joined(separator: "</objects></scene><scene sceneID=\"n\"><objects>")
    let board = try UIStoryboard(BoardFixture.storyboard(list, initial: "nav"), file: "Test.storyboard")
    window.rootViewController = board.instantiateInitialViewController()
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
    return board
  }

  private var navigation: UINavigationController? { window.rootViewController as? UINavigationController }

  private func controller(_ id: String, of board: UIStoryboard, accepts: Set<String> = []) throws -> UnwindController {
    let controller = try #require(board.instantiateViewController(withIdentifier: id) as? UnwindController)
    controller.accepted = accepts
    return controller
  }

  @Test func `An unwind segue asks, prepares, calls the action, and pops to the destination`() throws {
    let board = try board(scene("a", action: "none:"), scene("b", action: "none:"), scene("c", action: "home:"))
    let root = try #require(navigation?.topViewController as? UnwindController)
    root.accepted = ["home:"]
    let (middle, last) = (try controller("b", of: board), try controller("c", of: board))
    navigation?.setViewControllers([root, middle, last], animated: false)
    clock.advance(by: 1)
    UnwindController.log = []
    (last.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(UnwindController.log == ["c should back", "c prepare back to a", "a home: from c"])
    clock.advance(by: 1)
    #expect(navigation?.viewControllers == [root])
  }

  @Test func `The nearest controller that accepts the action is the destination`() throws {
    let board = try board(scene("a", action: "none:"), scene("b", action: "none:"), scene("c", action: "home:"))
    let root = try #require(navigation?.topViewController as? UnwindController)
    root.accepted = ["home:"]
    let middle = try controller("b", of: board, accepts: ["home:"])
    navigation?.setViewControllers([root, middle, try controller("c", of: board)], animated: false)
    clock.advance(by: 1)
    navigation?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    clock.advance(by: 1)
    #expect(navigation?.viewControllers == [root, middle])
  }

  @Test func `A presented controller is dismissed, and the stack below pops`() throws {
    let board = try board(scene("a", action: "none:"), scene("b", action: "none:"), scene("c", action: "home:"))
    let root = try #require(navigation?.topViewController as? UnwindController)
    root.accepted = ["home:"]
    let middle = try controller("b", of: board)
    navigation?.setViewControllers([root, middle], animated: false)
    clock.advance(by: 1)
    let sheet = UINavigationController(rootViewController: try controller("c", of: board))
    middle.present(sheet, animated: true)
    clock.advance(by: 2)
    #expect(navigation?.presentedViewController === sheet)
    sheet.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    clock.advance(by: 2)
    #expect(navigation?.presentedViewController == nil)
    #expect(navigation?.viewControllers == [root])
  }

  @Test func `A tab bar controller selects the tab of the destination`() throws {
    let board = try board(scene("a", action: "none:"), scene("b", action: "none:"), scene("c", action: "home:"))
    let (first, second) = (try controller("b", of: board, accepts: ["home:"]), try controller("c", of: board))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    tabs.selectedIndex = 1
    window.rootViewController = tabs
    clock.advance(by: 1)
    second.performSegue(withIdentifier: "back", sender: nil)
    clock.advance(by: 1)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A controller can refuse to be the destination`() throws {
    let board = try board(scene("a", action: "none:"), scene("b", action: "none:"), scene("c", action: "home:"))
    let root = try #require(navigation?.topViewController as? UnwindController)
    root.accepted = ["home:"]
    let middle = try controller("b", of: board, accepts: ["home:"])
    middle.refuses = true
    navigation?.setViewControllers([root, middle, try controller("c", of: board)], animated: false)
    clock.advance(by: 1)
    navigation?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    clock.advance(by: 1)
    #expect(navigation?.viewControllers == [root])
  }

  @Test func `Without a destination, nothing happens but a report`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    _ = try board(scene("a", action: "nowhere:"))
    UnwindController.log = []
    navigation?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    #expect(UnwindController.log == [])
    #expect(reports.count == 1 && reports[0].contains("No view controller handles the unwind action \"nowhere:\""))
  }

  @Test func `An unwind segue needs an exit and an action`() {
    func problem(_ segue: String) -> String {
      let data = BoardFixture.storyboard(
        BoardFixture.controller("c", connections: segue) + "<exit id=\"x\"/>", initial: "c")
      do {
        try UIStoryboard._runtimeValidate(data, named: "T")
        return "accepted"
      } catch { return error.description }
    }
    #expect(problem("<segue destination=\"x\" kind=\"unwind\" unwindAction=\"go:\" id=\"s\"/>") == "accepted")
    #expect(problem("<segue destination=\"x\" kind=\"unwind\" id=\"s\"/>").contains("has no unwindAction"))
    #expect(
      problem("<segue destination=\"c\" kind=\"unwind\" unwindAction=\"go:\" id=\"s\"/>").contains("is not an exit"))
    #expect(problem("<segue destination=\"x\" kind=\"show\" id=\"s\"/>").contains("not a view controller"))
  }
}

/// A controller that accepts the actions that a test sets.
final class UnwindController: UIViewController, _RuntimeActionTarget {
  static var log: [String] = []
  var accepted: Set<String> = []
  var refuses = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("\(title ?? "") should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.log.append("\(title ?? "") prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "nil")")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    !refuses && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  func _runtimeCanPerform(_ action: Selector) -> Bool { accepted.contains("\(action)") }

  func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
    guard accepted.contains("\(action)"), let segue = sender as? UIStoryboardSegue else { return false }
    Self.log.append("\(title ?? "") \(action) from \(segue.source.title ?? "nil")")
    return true
  }
}
