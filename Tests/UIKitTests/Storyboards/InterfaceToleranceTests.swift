import Simulator
import Testing

@testable import UIKit

/// Details of real files that UIKit accepts, some of them with a line in the console.
@MainActor
@Suite(.ownDevice)
struct InterfaceToleranceTests {
  private final class Reports {
    var lines: [String] = []
  }

  /// Loads the only view of a controller, and returns what is reported meanwhile.
  private func load(_ markup: String, resources: String = "") throws -> (view: UIView, reports: [String]) {
    let reports = Reports()
    RuntimeDiagnostics.observer = { _, text in reports.lines.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    return (try BoardFixture.view(markup, resources: resources), reports.lines)
  }

  /// A bundle for the resources of this module, as the package manager makes it.
  private func moduleBundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)/Package_\(BoardFixture.module).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try #require(Bundle(url: folder))
  }

  // MARK: - Colors and Fonts

  @Test(arguments: [
    ("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"", UIColor.white),
    ("systemColor=\"aNewColor\" cocoaTouchSystemColor=\"whiteColor\"", .white),
    ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\" cocoaTouchSystemColor=\"anOldColor\"", .white),
    (
      "systemColor=\"aNewColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\"",
      UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
  ])
  func `A color is its system color, or the twin or the components beside it`(
    _ attributes: String, color: UIColor
  ) throws {
    let (view, _) = try load("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
    #expect(view.backgroundColor?.resolvedColor(with: .init(userInterfaceStyle: .light)) == color)
  }

  @Test func `A system color that is unknown here has the components of the file's resources`() throws {
    let (view, _) = try load(
      "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"aNewColor\"/></view>",
      resources: "<systemColor name=\"aNewColor\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></systemColor>")
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `An unknown font is the system font, with a report`() throws {
    let (view, reports) = try load(
      "<label id=\"v\"><fontDescription key=\"fontDescription\" name=\"Nowhere-Bold\" family=\"Nowhere\" pointSize=\"19\"/></label>"
    )
    #expect((view as? UILabel)?.font == .systemFont(ofSize: 19))
    #expect(reports.count == 1 && reports[0].contains("there is no font \"Nowhere-Bold\" here"))
  }

  // MARK: - Classes

  @Test func `An unknown class is reported, and replaced with the class of the element`() throws {
    let (view, reports) = try load("<label id=\"v\" customClass=\"Nope\" customModule=\"UIKitTests\" text=\"Hi\"/>")
    #expect(type(of: view) == UILabel.self)
    #expect((view as? UILabel)?.text == "Hi")
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Unknown class UIKitTests.Nope in Interface Builder file.") == true)
    #expect(reports.first?.contains("declare it there") == true)
  }

  @Test func `A view of a kind that is not available is replaced with a plain view`() throws {
    let (view, reports) = try load(
      """
      <mapView id="m" mapType="standard" tag="3"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
      """)
    #expect(type(of: view) == UIView.self)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.tag == 3)
    #expect(reports.contains { $0.contains("<mapView id=\"m\">: views of this kind are not available") })
  }

  @Test func `Pages curl with the spine of the storyboard, and by default`() throws {
    func pages(_ attributes: String) throws -> UIPageViewController? {
      let scene = "<pageViewController id=\"p\" \(attributes)/>"
      let board = try UIStoryboard(BoardFixture.storyboard(scene, initial: "p"), file: "Test.storyboard")
      return board.instantiateInitialViewController() as? UIPageViewController
    }
    let bound = try #require(
      try pages(
        "transitionStyle=\"pageCurl\" navigationOrientation=\"vertical\" spineLocation=\"max\" doubleSided=\"YES\""))
    #expect(bound.transitionStyle == .pageCurl && bound.navigationOrientation == .vertical)
    #expect(bound.spineLocation == .max && bound.isDoubleSided)
    let plain = try #require(try pages(""))
    #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
    #expect(plain.spineLocation == .min && !plain.isDoubleSided)
    let scrolling = try #require(try pages("transitionStyle=\"scroll\" spineLocation=\"none\""))
    #expect(scrolling.transitionStyle == .scroll && scrolling.spineLocation == .none)
  }

  @Test func `An object of a kind that is not available is not created, nor its connections`() throws {
    let reports = Reports()
    RuntimeDiagnostics.observer = { _, text in reports.lines.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    let scene = BoardFixture.controller(
      "c", BoardFixture.custom("NotingController"),
      connections: "<outlet property=\"searchDisplayController\" destination=\"s\" id=\"o\"/>")
    let search = "<searchDisplayController id=\"s\"><connections/></searchDisplayController>"
    let board = try UIStoryboard(
      BoardFixture.storyboard(scene + search, initial: "c"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController() as? NotingController)
    controller.loadViewIfNeeded()
    #expect(controller.outlets.isEmpty)
    #expect(reports.lines.contains { $0.contains("objects of this kind cannot be created from files") })
    #expect(reports.lines.contains { $0.contains("its destination is not created") })
  }

  @Test(arguments: ["Nope", "ControlPart\" customModule=\"UIKit", "$s4Evil\" customModule=\"A.B"])
  func `Unknown and unsafe names are those of no class`(_ name: String) throws {
    let (view, reports) = try load("<view id=\"v\" customClass=\"\(name)\"/>")
    #expect(type(of: view) == UIView.self)
    #expect(reports.first?.contains("Unknown class") == true)
  }

  @Test func `Outlets and actions of an unknown class are reported`() throws {
    let (view, reports) = try load(
      """
      <view id="v" customClass="Nope"><subviews>
      <button id="b"><connections><action selector="go" destination="v" eventType="touchUpInside" id="a"/></connections></button>
      </subviews><connections><outlet property="button" destination="b" id="o"/></connections></view>
      """)
    #expect(view.subviews.count == 1)
    #expect(reports.count == 3)
    #expect(reports.contains { $0.contains("<outlet id=\"o\">: the outlet is not connected") })
    #expect(reports.contains { $0.contains("<action id=\"a\">: the action is not connected") })
  }

  @Test func `A class of another kind is reported, and replaced with the class of the element`() throws {
    let (view, reports) = try load("<label id=\"v\" text=\"Hi\" \(BoardFixture.custom("NotingView"))/>")
    #expect(type(of: view) == UILabel.self)
    #expect(reports.count == 1 && reports[0].contains("UIKitTests.NotingView is not a subclass of UILabel"))
  }

  @Test func `A class of a gesture recognizer is reported, and replaced with the class of the element`() throws {
    let reports = Reports()
    RuntimeDiagnostics.observer = { _, text in reports.lines.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    let scene = """
      \(BoardFixture.controller("c", view: "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"o\"/></connections>"))
      <tapGestureRecognizer id="g" \(BoardFixture.custom("NotingTap"))/>
      """
    let board = try UIStoryboard(BoardFixture.storyboard(scene, initial: "c"), file: "T.storyboard")
    let recognizers = board.instantiateInitialViewController()?.view.gestureRecognizers
    #expect(recognizers?.count == 1 && recognizers.map { type(of: $0[0]) } == UITapGestureRecognizer.self)
    #expect(reports.lines.count == 1 && reports.lines[0].contains("UITapGestureRecognizer is used instead"))
  }

  @Test(arguments: [("show", true), ("custom", false)])
  func `A segue of an unknown class is reported, and performed if its kind says how`(_ kind: String, _ exists: Bool)
    throws
  {
    let reports = Reports()
    RuntimeDiagnostics.observer = { _, text in reports.lines.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    let segue = "<segue destination=\"d\" kind=\"\(kind)\" customClass=\"Nope\" identifier=\"go\" id=\"s\"/>"
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        BoardFixture.controller("c", connections: segue), BoardFixture.controller("d"), initial: "c"),
      file: "T.storyboard")
    #expect((board.instantiateInitialViewController()?.interface?.segue("go") != nil) == exists)
    #expect(reports.lines.count == 1 && reports.lines[0].contains("Unknown class Nope in Interface Builder file."))
  }

  @Test(arguments: ["customModuleProvider=\"target\"", "customModule=\"OldName\" customModuleProvider=\"target\"", ""])
  func `A class is found by its name in the module of the file's bundle`(_ module: String) throws {
    let bundle = try moduleBundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let board = try UIStoryboard(
      BoardFixture.storyboard(BoardFixture.controller("c", "customClass=\"NotingController\" \(module)"), initial: "c"),
      file: "T.storyboard", bundle: bundle)
    #expect(board.instantiateInitialViewController() is NotingController)
  }

  // MARK: - Objects

  @Test func `A prototype cell without an identifier is reported, and cannot be dequeued`() throws {
    let cell = "<tableViewCellContentView key=\"contentView\" id=\"ID\"/></tableViewCell>"
    let (view, reports) = try load(
      """
      <tableView id="v"><prototypes><tableViewCell id="p">\(cell.replacingOccurrences(of: "ID", with: "pc"))
      <tableViewCell id="q" reuseIdentifier="Q">\(cell.replacingOccurrences(of: "ID", with: "qc"))</prototypes></tableView>
      """)
    let table = try #require(view as? UITableView)
    #expect(table.dequeueReusableCell(withIdentifier: "Q") != nil)
    #expect(
      reports.count == 1 && reports[0].contains("<tableViewCell id=\"p\">: a prototype needs a reuse identifier"))
  }

  @Test func `Prototypes of a collection view without an identifier are reported as well`() throws {
    let (view, reports) = try load(
      """
      <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
      <collectionViewCell id="p"><collectionViewCellContentView key="contentView" id="pc"/></collectionViewCell>
      </cells><collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
      """)
    #expect(view is UICollectionView)
    #expect(reports.count == 2 && reports.allSatisfy { $0.contains("needs a reuse identifier to be dequeued") })
  }

  @Test(arguments: ["1/3", "1:3"])
  func `A multiplier is a proportion in either notation`(_ text: String) throws {
    let (view, _) = try load(
      """
      <view id="v"><subviews><view id="w"/></subviews><constraints>
      <constraint firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="\(text)" id="k"/>
      </constraints></view>
      """)
    let multiplier = try #require(view.constraints.first?.multiplier)
    #expect(abs(multiplier - 1 / 3) < 1e-6)
  }

  @Test func `The delegate of a container's own bar is not connected`() throws {
    let reports = Reports()
    RuntimeDiagnostics.observer = { _, text in reports.lines.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar">
      <connections><outlet property="delegate" destination="n" id="o"/></connections></navigationBar></navigationController>
      """
    let board = try UIStoryboard(BoardFixture.storyboard(navigation, initial: "n"), file: "T.storyboard")
    #expect(board.instantiateInitialViewController() is UINavigationController)
    #expect(reports.lines.count == 1 && reports.lines[0].contains("delegate of its own bars"))
  }

  @Test func `Bars have the large titles, the translucency and the positions of the file`() throws {
    let tabs = """
      <tabBarController id="t"><tabBar key="tabBar" translucent="NO" itemPositioning="centered" id="tb">
      <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></tabBar>
      <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="s1"/></connections></tabBarController>
      """
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" largeTitles="YES" id="nb"/><toolbar key="toolbar" translucent="NO" id="nt"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s2"/></connections></navigationController>
      """
    let item = "<navigationItem key=\"navigationItem\" title=\"C\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
    let board = try UIStoryboard(
      BoardFixture.storyboard(tabs, navigation, BoardFixture.controller("c", more: item), initial: "t"),
      file: "T.storyboard")
    let root = try #require(board.instantiateInitialViewController() as? UITabBarController)
    let stack = try #require(root.viewControllers?.first as? UINavigationController)
    #expect(!root.tabBar.isTranslucent && root.tabBar.itemPositioning == .centered)
    #expect(root.tabBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(stack.navigationBar.prefersLargeTitles && !stack.toolbar.isTranslucent)
    #expect(stack.topViewController?.navigationItem.largeTitleDisplayMode == .never)
  }

  // MARK: - Layout Guides

  @Test func `The layout guides of a controller end at the edges of the safe area`() throws {
    let controller = """
      <viewController id="c"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
      </layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="k1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="v" secondAttribute="bottom" constant="8" id="k2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k3"/>
      <constraint firstItem="v" firstAttribute="width" constant="50" id="k4"/>
      </constraints></view></viewController>
      """
    let board = try UIStoryboard(BoardFixture.storyboard(controller, initial: "c"), file: "T.storyboard")
    let root = try #require(board.instantiateInitialViewController())
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.additionalSafeAreaInsets.top = 30
    root.view.layoutIfNeeded()
    let safe = root.view.safeAreaLayoutGuide.layoutFrame
    #expect(safe.minY >= 30)
    #expect(root.view.subviews.first?.frame == CGRect(x: 0, y: safe.minY + 8, width: 50, height: safe.height - 16))
  }

  @Test func `The edges for extended layout are those of the file`() throws {
    let edges = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    let board = try UIStoryboard(
      BoardFixture.storyboard(BoardFixture.controller("c", more: edges), initial: "c"), file: "T.storyboard")
    #expect(board.instantiateInitialViewController()?.edgesForExtendedLayout == .bottom)
  }
}

/// A subclass of a recognizer, which a file cannot create.
final class NotingTap: UITapGestureRecognizer {}
