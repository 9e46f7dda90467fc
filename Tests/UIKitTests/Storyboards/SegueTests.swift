import Simulator
import Testing
import UIKit

/// Segues: what performs them, whom they ask, and what they do.
@MainActor
@Suite(.ownDevice)
struct SegueTests {
  private let clock = ManualClock()
  private let noting = BoardFixture.custom("NotingController")
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  private func show(_ first: String, _ more: String...) throws -> NotingController {
    let navigation = """
      <navigationController id="nav">
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="root"/></connections>
      </navigationController>
      """
    let scenes = ([navigation, first] + more).joined(separator: "</objects></scene><scene sceneID=\"n\"><objects>")
    let board = try UIStoryboard(BoardFixture.storyboard(scenes, initial: "nav"), file: "Test.storyboard")
    window.rootViewController = board.instantiateInitialViewController()
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
    return try #require((window.rootViewController as? UINavigationController)?.topViewController as? NotingController)
  }

  private func segue(_ attributes: String) -> String { "<segue destination=\"b\" id=\"seg\" \(attributes)/>" }

  private func button(_ connection: String) -> String {
    """
    <subviews><button id="button"><rect key="frame" x="0" y="200" width="100" height="50"/>
    <connections>\(connection)</connections></button></subviews>
    """
  }

  @Test func `A button asks, prepares and shows`() throws {
    let controller = try show(
      BoardFixture.controller("a", noting, view: button(segue("kind=\"show\" identifier=\"go\""))),
      BoardFixture.controller("b", "title=\"B\""))
    controller.log = []
    let button = try #require(controller.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.log == ["should go", "prepare go UIButton", "loaded false"])
    clock.advance(by: 1)
    #expect(controller.navigationController?.viewControllers.map(\.title) == [nil, "B"])
  }

  @Test func `A controller may refuse`() throws {
    let controller = try show(
      BoardFixture.controller("a", noting, view: button(segue("kind=\"show\" identifier=\"go\""))),
      BoardFixture.controller("b"))
    controller.allowsSegues = false
    controller.log = []
    (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(controller.log == ["should go"])
    #expect(controller.navigationController?.viewControllers.count == 1)
  }

  @Test func `A segue that code performs does not call shouldPerformSegue`() throws {
    let controller = try show(
      BoardFixture.controller(
        "a", noting,
        connections: segue(
          "kind=\"presentation\" identifier=\"sheet\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""
        )), BoardFixture.controller("b", "title=\"B\""))
    controller.log = []
    controller.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(controller.log == ["prepare sheet String", "loaded false"])
    clock.advance(by: 1)
    let presented = controller.presentedViewController
    #expect(presented?.title == "B")
    #expect(presented?.modalPresentationStyle == .fullScreen)
    #expect(presented?.modalTransitionStyle == .crossDissolve)
  }

  @Test func `A popover segue anchors the popover at its sender`() throws {
    let controller = try show(
      BoardFixture.controller(
        "a", noting, connections: segue("kind=\"popoverPresentation\" identifier=\"pop\" popoverAnchorView=\"a\"")),
      BoardFixture.controller("b", "title=\"B\""))
    controller.performSegue(withIdentifier: "pop", sender: controller.view)
    clock.advance(by: 1)
    let presented = controller.presentedViewController
    #expect(presented?.title == "B")
    #expect(presented?.modalPresentationStyle == .popover)
  }

  @Test func `A bar button and a recognizer perform segues`() throws {
    let item = """
      <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="Go" id="bb">
      <connections><segue destination="b" kind="show" identifier="bar" id="s1"/></connections></barButtonItem></navigationItem>
      """
    let tap = """
      <tapGestureRecognizer id="tap"><connections><segue destination="b" kind="show" identifier="tap" id="s2"/></connections></tapGestureRecognizer>
      """
    let controller = try show(
      BoardFixture.controller(
        "a", noting,
        view:
          "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"g\"/></connections>",
        more: item) + tap, BoardFixture.controller("b"))
    controller.allowsSegues = false
    controller.log = []
    for point in [CGPoint(x: 200, y: 500), CGPoint(x: 366, y: 81)] {
      TouchDelivery.began(at: point, in: window)
      clock.advance(by: 0.05)
      TouchDelivery.ended(at: point)
      clock.advance(by: 0.5)
    }
    #expect(controller.log == ["should tap", "should bar"])
  }

  @Test func `A segue action creates the destination`() throws {
    let controller = try show(
      BoardFixture.controller(
        "a", noting,
        connections: segue("kind=\"show\" identifier=\"go\" destinationCreationSelector=\"make:\"")),
      BoardFixture.controller("b", noting))
    controller.performSegue(withIdentifier: "go", sender: self)
    clock.advance(by: 1)
    #expect((controller.navigationController?.topViewController as? NotingController)?.number == 7)
  }

  @Test func `A class of the app's own performs the segue`() throws {
    let controller = try show(
      BoardFixture.controller(
        "a", noting, connections: segue("kind=\"custom\" identifier=\"own\" \(BoardFixture.custom("NotingSegue"))")),
      BoardFixture.controller("b", "title=\"B\""))
    controller.performSegue(withIdentifier: "own", sender: nil)
    #expect(controller.log.last == "custom B")
  }

  @Test func `An embedded controller is there before viewDidLoad`() throws {
    let container = """
      <subviews><containerView id="box"><rect key="frame" x="0" y="100" width="200" height="300"/>
      <connections>\(segue("kind=\"embed\" identifier=\"in\""))</connections></containerView></subviews>
      """
    let controller = try show(
      BoardFixture.controller("a", noting, view: container), BoardFixture.controller("b", noting))
    #expect(controller.log.contains("prepare in String"))
    let child = try #require(controller.children.first as? NotingController)
    #expect(
      child.log == [
        "init(coder:)", "awakeFromNib", "willMove NotingController", "viewDidLoad label=nil",
        "didMove NotingController",
      ])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    let prepared = try #require(controller.log.firstIndex(of: "prepare in String"))
    let loaded = try #require(controller.log.firstIndex(of: "viewDidLoad label=nil"))
    #expect(prepared < loaded)
  }

  @Test func `A prototype cell performs its segue before the delegate is notified`() throws {
    let table = """
      <subviews><tableView id="table" dataMode="prototypes" rowHeight="44">
      <rect key="frame" x="0" y="0" width="393" height="800"/>
      <prototypes>
      <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" textLabel="text" id="cell">
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <subviews><label id="text" text="Title"><color key="textColor" systemColor="systemRedColor"/></label></subviews>
      </tableViewCellContentView>
      <connections><segue destination="b" kind="show" identifier="row" id="s1"/></connections>
      </tableViewCell>
      </prototypes>
      <connections><outlet property="dataSource" destination="a" id="d1"/><outlet property="delegate" destination="a" id="d2"/></connections>
      </tableView></subviews>
      """
    let controller = try show(
      BoardFixture.controller("a", noting, view: table), BoardFixture.controller("b", "title=\"B\""))
    let view = try #require(controller.view.subviews.first as? UITableView)
    #expect(view.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    #expect(view.visibleCells[1].textLabel?.textColor == .systemRed)
    controller.log = []
    let cell = view.visibleCells[1]
    let point = cell.convert(CGPoint(x: 50, y: 20), to: window)
    TouchDelivery.began(at: point, in: window)
    clock.advance(by: 0.05)
    TouchDelivery.ended(at: point)
    #expect(controller.log == ["should row", "prepare row UITableViewCell", "loaded false", "didSelect 1"])
  }

  @Test func `Performing an unknown segue ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().performSegue(withIdentifier: "x", sender: nil)
    }
  }
}
