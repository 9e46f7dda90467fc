import Simulator
import Testing
import UIKit

/// Controllers from storyboards: their creation, and their callbacks.
@MainActor
@Suite(.ownDevice)
struct StoryboardLoadingTests {
  private func board(_ scenes: String..., initial: String? = "a") throws -> UIStoryboard {
    let list = scenes.joined(separator: "\n</objects></scene><scene sceneID=\"n\"><objects>\n")
    return try UIStoryboard(BoardFixture.storyboard(list, initial: initial), file: "Test.storyboard")
  }

  private let noting = BoardFixture.custom("NotingController")

  @Test func `The initial controller is the one that the file names`() throws {
    let board = try board(BoardFixture.controller("b"), BoardFixture.controller("a", "title=\"First\""))
    #expect(board.instantiateInitialViewController()?.title == "First")
  }

  @Test func `A storyboard without an initial controller returns none`() throws {
    #expect(try board(BoardFixture.controller("a"), initial: nil).instantiateInitialViewController() == nil)
  }

  @Test func `Each instance is new and has its storyboard`() throws {
    let board = try board(BoardFixture.controller("a"))
    let first = board.instantiateViewController(withIdentifier: "a")
    #expect(first !== board.instantiateViewController(withIdentifier: "a"))
    #expect(first.storyboard === board)
    #expect(UIViewController().storyboard == nil)
  }

  @Test func `The view is loaded on first access`() throws {
    let controller = try board(
      BoardFixture.controller("a", view: "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>")
    ).instantiateViewController(withIdentifier: "a")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.backgroundColor == .systemRed)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `Outlets are connected before the objects awake and before viewDidLoad`() throws {
    let view = """
      <subviews>
      <view id="v" \(BoardFixture.custom("NotingView"))>
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <subviews><view id="w"/></subviews>
      <connections><outlet property="child" destination="w" id="o2"/></connections>
      </view>
      <label id="l" text="Hello"/>
      </subviews>
      """
    let controller = try #require(
      try board(
        BoardFixture.controller(
          "a", noting, view: view, connections: "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>")
      ).instantiateInitialViewController() as? NotingController)
    #expect(controller.log == ["init(coder:)", "awakeFromNib"])
    controller.loadViewIfNeeded()
    #expect(controller.log.last == "viewDidLoad label=Hello")
    let custom = try #require(controller.view.subviews.first as? NotingView)
    #expect(custom.frameInInit == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(custom.subviewsInInit == 1)
    #expect(custom.didAwake)
  }

  @Test func `A creator creates the controller, and nil leaves it to the class`() throws {
    let board = try board(BoardFixture.controller("a", noting))
    let made: NotingController = board.instantiateViewController(identifier: "a") { coder in
      NotingController(coder: coder, number: 3)
    }
    #expect(made.number == 3)
    #expect(made.storyboard === board)
    let fallen: NotingController? = board.instantiateInitialViewController { _ in nil }
    #expect(fallen?.log.first == "init(coder:)")
  }

  @Test func `A navigation controller has its root from the start`() throws {
    let navigation = """
      <navigationController id="a" storyboardIdentifier="nav">
      <navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let item = """
      <navigationItem key="navigationItem" title="Trips" id="item">
      <barButtonItem key="rightBarButtonItem" title="Add" id="add">
      <connections><action selector="add:" destination="b" id="act"/></connections>
      </barButtonItem>
      </navigationItem>
      """
    let board = try board(navigation, BoardFixture.controller("b", noting, more: item))
    let controller = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(controller.topViewController as? NotingController)
    #expect(root.navigationItem.title == "Trips")
    #expect(root.navigationItem.rightBarButtonItem?.title == "Add")
    #expect(root.navigationItem.rightBarButtonItem?.target === root)
    #expect(!root.isViewLoaded)
  }

  @Test func `A tab bar controller has its tabs in the order of the file`() throws {
    let tabs = """
      <tabBarController id="a"><tabBar key="tabBar" id="tabs"><color key="tintColor" systemColor="systemRedColor"/></tabBar>
      <connections><segue destination="c" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
      """
    let item = """
      <tabBarItem key="tabBarItem" title="Second" image="star" catalog="system" badgeValue="3" id="item"/>
      """
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        [
          tabs, BoardFixture.controller("b", more: item),
          BoardFixture.controller("c", "hidesBottomBarWhenPushed=\"YES\""),
        ]
        .joined(separator: "</objects></scene><scene><objects>"), initial: "a",
        resources: "<image name=\"star\" catalog=\"system\"/>"), file: "T")
    let controller = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(controller.viewControllers?.count == 2)
    #expect(controller.viewControllers?.first?.hidesBottomBarWhenPushed == true)
    #expect(controller.viewControllers?.last?.tabBarItem.title == "Second")
    #expect(controller.viewControllers?.last?.tabBarItem.badgeValue == "3")
    #expect(controller.viewControllers?.last?.tabBarItem.image != nil)
    #expect(controller.tabBar.tintColor == .systemRed)
  }

  @Test func `A page view controller has an orientation, and a style that exists`() throws {
    func board(_ style: String) throws -> UIStoryboard {
      try UIStoryboard(
        BoardFixture.storyboard(
          "<pageViewController id=\"a\" transitionStyle=\"\(style)\" navigationOrientation=\"vertical\"/>", initial: "a"
        ),
        file: "T")
    }
    let controller = try board("scroll").instantiateInitialViewController() as? UIPageViewController
    #expect(controller?.navigationOrientation == .vertical)
    #expect(throws: _RuntimeInterfaceError.self) { try board("fade") }
  }

  @Test func `A placeholder refers to another controller of the same file`() throws {
    let reference = """
      <viewControllerPlaceholder referencedIdentifier="b" id="p"/>
      """
    let navigation = """
      <navigationController id="a">
      <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let board = try board(navigation, reference, BoardFixture.controller("b", "title=\"There\""))
    #expect((board.instantiateInitialViewController() as? UINavigationController)?.topViewController?.title == "There")
  }

  @Test func `A placeholder refers to a controller of another file`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let navigation = """
      <navigationController id="a">
      <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene><scene><objects>
      <viewControllerPlaceholder storyboardName="Second" id="p"/>
      """
    try BoardFixture.storyboard(navigation, initial: "a").write(to: folder.appendingPathComponent("First.storyboard"))
    try BoardFixture.storyboard(BoardFixture.controller("b", "title=\"Far\""), initial: "b")
      .write(to: folder.appendingPathComponent("Second.storyboard"))
    let bundle = try #require(Bundle(url: folder))
    let board = UIStoryboard(name: "First", bundle: bundle)
    let root = (board.instantiateInitialViewController() as? UINavigationController)?.topViewController
    #expect(root?.title == "Far")
    #expect(root?.storyboard != nil && root?.storyboard !== board)
    try UIStoryboard._runtimeValidate(contentsOf: folder.appendingPathComponent("First.storyboard"))
    #expect(throws: _RuntimeInterfaceError.self) {
      try UIStoryboard._runtimeValidate(contentsOf: folder.appendingPathComponent("Third.storyboard"))
    }
  }

  @Test func `Outlets may be constraints, and actions may go to the responder chain`() throws {
    let view = """
      <subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO">
      <constraints><constraint firstAttribute="width" constant="80" id="k"/></constraints>
      <connections><action selector="help:" destination="fr" eventType="touchUpInside" id="x"/></connections>
      </button></subviews>
      """
    let first = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\"/>"
    let controller = try #require(
      try board(
        BoardFixture.controller(
          "a", noting, view: view, connections: "<outlet property=\"width\" destination=\"k\" id=\"o\"/>") + first
      ).instantiateInitialViewController() as? NotingController)
    let button = try #require(controller.view.subviews.first as? UIButton)
    #expect(controller.outlets["width"] as? NSLayoutConstraint === button.constraints.first)
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    button.sendActions(for: .touchUpInside)
    #expect(controller.performed == ["help:"])
  }

  @Test func `Circular references are detected`() throws {
    let navigation = """
      <navigationController id="a" storyboardIdentifier="a">
      <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let board = try board(navigation, "<viewControllerPlaceholder referencedIdentifier=\"a\" id=\"p\"/>")
    #expect(throws: _RuntimeInterfaceError.self) { try board.makeController(id: "a", in: ["a"]) }
  }

  @Test func `Nothing retains a controller and its view`() throws {
    let board = try board(
      BoardFixture.controller(
        "a", noting,
        view:
          "<subviews><label id=\"l\"/><button id=\"b\"><connections><action selector=\"go:\" destination=\"a\" eventType=\"touchUpInside\" id=\"x\"/></connections></button></subviews>",
        connections: "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"))
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = board.instantiateViewController(withIdentifier: "a")
      (made as? NotingController)?.outlets = [:]
      controller = made
      view = made.view
      (made as? NotingController)?.outlets = [:]
    }
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test func `Unknown names end the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIStoryboard(name: "No such storyboard", bundle: nil)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let board = try UIStoryboard(BoardFixture.storyboard(BoardFixture.controller("a")), file: "T")
      _ = board.instantiateViewController(withIdentifier: "z")
    }
  }
}
