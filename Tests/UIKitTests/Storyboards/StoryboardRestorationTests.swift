import Simulator
import Testing
import UIKit

/// The restoration identifiers of storyboards, and the storyboards of restored view controllers.
@MainActor
@Suite(.ownDevice)
struct StoryboardRestorationTests {
  private let files = CatalogFixture()

  private func board() throws -> UIStoryboard {
    let list = BoardFixture.controller("list", "useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
    let detail = BoardFixture.controller(
      "detail", "restorationIdentifier=\"page\" title=\"Detail\"", viewAttributes: "restorationIdentifier=\"back\"")
    let navigation = """
      <navigationController id="nav" restorationIdentifier="nav">
      <navigationBar key="navigationBar" id="bar"/>
      <connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
      </connections>
      </navigationController>
      """
    let data = BoardFixture.storyboard(navigation, list, detail, initial: "nav")
    try files.write(String(decoding: data, as: UTF8.self), to: "Main.storyboard")
    return UIStoryboard(name: "Main", bundle: Bundle(url: files.folder))
  }

  @Test func `The identifiers are those of the file, or the storyboard identifier`() throws {
    let board = try board()
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.restorationIdentifier == "nav")
    #expect(navigation.viewControllers.map(\.restorationIdentifier) == ["list"])
    let detail = board.instantiateViewController(withIdentifier: "detail")
    #expect(detail.restorationIdentifier == "page")
    #expect(detail.view.restorationIdentifier == "back")
  }

  @Test func `A view controller of a storyboard is created from the storyboard again`() throws {
    let board = try board()
    let delegate = BoardDelegate(board)
    UIApplication.shared.launch(delegate)
    let detail = board.instantiateViewController(withIdentifier: "detail")
    delegate.navigation?.pushViewController(detail, animated: false)
    DeviceInput.sendToBackground()
    UIApplication.shared.endProcess()
    let next = BoardDelegate(board)
    UIApplication.shared.launch(next)
    defer { UIApplication.shared.terminate() }
    let stack = try #require(next.navigation?.viewControllers)
    #expect(stack.map(\.restorationIdentifier) == ["list", "page"])
    #expect(stack.last?.title == "Detail")
    #expect(stack.last !== detail)
    #expect(next.storyboards == [true, true, true])
  }

  @Test func `The storyboard is found by its name if no view controller on the screen has it`() throws {
    let delegate = BoardDelegate(try board())
    UIApplication.shared.launch(delegate)
    delegate.navigation?.pushViewController(
      try board().instantiateViewController(withIdentifier: "detail"), animated: false)
    DeviceInput.sendToBackground()
    UIApplication.shared.endProcess()
    let next = BoardDelegate(nil)
    UIApplication.shared.launch(next)
    defer { UIApplication.shared.terminate() }
    #expect(next.navigation?.viewControllers.map(\.restorationIdentifier) == ["list", "page"])
  }
}

/// An app delegate that restores the state of an interface from a storyboard.
private final class BoardDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// Whether the coder of each view controller had its storyboard.
  var storyboards: [Bool] = []
  private let board: UIStoryboard?

  init(_ board: UIStoryboard?) {
    self.board = board
    super.init()
  }

  var navigation: UINavigationController? { window?.rootViewController as? UINavigationController }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = board?.instantiateInitialViewController() ?? UINavigationController()
    root.restorationIdentifier = "nav"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let key = UIApplication.stateRestorationViewControllerStoryboardKey
    storyboards.append(coder.decodeObject(forKey: key) is UIStoryboard)
    return nil
  }
}
