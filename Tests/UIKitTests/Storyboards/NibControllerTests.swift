import Simulator
import Testing

@testable import UIKit

/// View controllers among the objects of nibs.
@MainActor
@Suite(.ownDevice)
struct NibControllerTests {
  private func objects(_ markup: String, owner: Any? = nil, bundle: Bundle? = nil) -> [Any] {
    UINib(data: BoardFixture.nib(markup), bundle: bundle).instantiate(withOwner: owner)
  }

  private let controller = """
    <viewController id="c" title="In" \(BoardFixture.custom("NotingController"))>
    <view key="view" id="cv" tag="5"><subviews><label id="l" text="Hi"/></subviews></view>
    <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
    """

  @Test func `A controller of a nib has its title, its view and its outlets`() throws {
    let made = objects(controller)
    let controller = try #require(made.first as? NotingController)
    #expect(made.count == 1)
    #expect(controller.title == "In" && controller.storyboard == nil)
    #expect(controller.view.tag == 5)
    #expect(controller.label?.text == "Hi")
    #expect(controller.log == ["init(coder:)", "awakeFromNib", "viewDidLoad label=Hi"])
  }

  @Test func `The owner is connected to the controller, and to objects in its view when that is loaded`() throws {
    let owner = NotingController(nibName: nil, bundle: nil)
    let made = objects(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NotingController" customModule="UIKitTests">
      <connections><outlet property="child" destination="c" id="o1"/><outlet property="label" destination="l" id="o2"/></connections>
      </placeholder>
      <viewController id="c"><view key="view" id="cv"><subviews><label id="l" text="Hi"/>
      <button id="b"><connections><action selector="go" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
      </subviews></view></viewController>
      """, owner: owner)
    let controller = try #require(made.first as? UIViewController)
    #expect(owner.outlets["child"] as? UIViewController === controller)
    #expect(owner.label == nil)
    let view: UIView = controller.view
    #expect(owner.label === view.subviews.first)
    (view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.performed == ["go"])
  }

  @Test func `A container of a nib has its children`() throws {
    let made = objects(
      """
      <tabBarController id="t"><tabBar key="tabBar" id="bar"/><viewControllers>
      <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><viewControllers>
      <viewController id="r"><view key="view" id="rv"/><navigationItem key="navigationItem" title="Root" id="ri"/></viewController>
      </viewControllers></navigationController>
      <tableViewController id="u" title="Second"><tableView key="view" id="uv"/></tableViewController>
      </viewControllers></tabBarController>
      """)
    let tabs = try #require(made.first as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(made.count == 1 && tabs.viewControllers?.count == 2)
    #expect(navigation.topViewController?.navigationItem.title == "Root")
    #expect(tabs.viewControllers?.last is UITableViewController)
    #expect(tabs.viewControllers?.last?.title == "Second")
  }

  @Test func `A controller of a nib loads its view from the nib that it names`() throws {
    let files = CatalogFixture()
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController">
      <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      """
    try files.write(
      String(decoding: BoardFixture.nib(owner + "<view id=\"v\" tag=\"8\"/>"), as: UTF8.self), to: "Screen.xib")
    let bundle = try #require(Bundle(url: files.folder))
    let controller = try #require(
      objects("<viewController nibName=\"Screen\" id=\"c\"/>", bundle: bundle).first as? UIViewController)
    #expect(controller.nibName == "Screen")
    #expect(controller.view.tag == 8)
  }

  @Test func `A nib has no segues, and a storyboard no children inside of a container`() {
    func problem(_ data: Data, _ kind: InterfaceDocument.Kind) -> String {
      do {
        _ = try InterfaceDocument(data, file: "T", kind: kind)
        return "accepted"
      } catch { return error.description }
    }
    let container = """
      <navigationController id="n"><viewControllers><viewController id="r"/></viewControllers></navigationController>
      """
    #expect(problem(BoardFixture.nib(container), .nib) == "accepted")
    let nested = container.replacingOccurrences(of: "viewController id", with: "navigationController id")
    #expect(problem(BoardFixture.nib(nested), .nib).contains("cannot be on the stack of another one"))
    #expect(problem(BoardFixture.storyboard(container), .storyboard).contains("with a relationship"))
    let segue =
      "<viewController id=\"c\"><connections><segue destination=\"c\" kind=\"show\" id=\"s\"/></connections></viewController>"
    #expect(problem(BoardFixture.nib(segue), .nib).contains("a view controller of a storyboard"))
  }
}
