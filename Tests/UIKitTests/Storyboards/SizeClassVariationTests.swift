import Simulator
import Testing
import UIKit

/// Parts of a file that depend on the size classes.
@MainActor
@Suite(.ownDevice)
struct SizeClassVariationTests {
  private final class Reports {
    var lines: [String] = []
  }

  /// A controller whose size classes a parent overrides.
  @MainActor
  private struct Screen {
    let parent = UIViewController()
    let controller: UIViewController
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

    init(_ view: String, _ attributes: String = "") throws {
      let board = try UIStoryboard(
        BoardFixture.storyboard(BoardFixture.controller("c", attributes, view: view), initial: "c"),
        file: "Test.storyboard")
      controller = try #require(board.instantiateInitialViewController())
      window.rootViewController = parent
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
      window.makeKeyAndVisible()
      show(.compact, .regular)
    }

    func show(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) {
      parent.traitOverrides.horizontalSizeClass = horizontal
      parent.traitOverrides.verticalSizeClass = vertical
      parent.view.layoutIfNeeded()
    }

    func view(_ tag: Int) -> UIView? { controller.view.viewWithTag(tag) }
  }

  // MARK: - Properties

  @Test func `A property has the value for the size classes, and then its own again`() throws {
    let screen = try Screen(
      """
      <subviews><label id="l" tag="1" hidden="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular" hidden="YES"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
      </label></subviews>
      """)
    let label = try #require(screen.view(1) as? UILabel)
    #expect(label.font.pointSize == 17 && !label.isHidden)
    label.font = .systemFont(ofSize: 11)
    screen.show(.regular, .regular)
    #expect(label.font.pointSize == 30 && label.isHidden)
    screen.show(.compact, .regular)
    #expect(label.font.pointSize == 11 && !label.isHidden)
  }

  @Test func `The variation that names more size classes precedes`() throws {
    let screen = try Screen(
      """
      <subviews><view id="v" tag="1" alpha="0.125">
      <variation key="heightClass=compact-widthClass=regular" alpha="0.75"/>
      <variation key="widthClass=regular" alpha="0.25"/><variation key="heightClass=compact" alpha="0.5"/>
      </view></subviews>
      """)
    let view = try #require(screen.view(1))
    var alphas = [view.alpha]
    for (horizontal, vertical) in [
      (UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular), (.compact, .compact), (.regular, .compact),
      (.compact, .regular),
    ] {
      screen.show(horizontal, vertical)
      alphas.append(view.alpha)
    }
    #expect(alphas == [0.125, 0.25, 0.5, 0.75, 0.125])
  }

  @Test func `A stack view changes its axis when the device is rotated`() throws {
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        BoardFixture.controller(
          "c",
          view: """
            <subviews><stackView id="s" axis="vertical" tag="1"><variation key="heightClass=compact" axis="horizontal"/>
            </stackView></subviews>
            """), initial: "c"), file: "Test.storyboard")
    let controller = try #require(board.instantiateInitialViewController())
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let stack = try #require(controller.view.viewWithTag(1) as? UIStackView)
    #expect(stack.axis == .vertical)
    InterfaceRotation.rotate(to: .landscapeLeft, animated: false)
    defer { InterfaceRotation.rotate(to: .portrait, animated: false) }
    #expect(stack.axis == .horizontal)
    InterfaceRotation.rotate(to: .portrait, animated: false)
    #expect(stack.axis == .vertical)
  }

  // MARK: - Installed Views and Constraints

  @Test func `A constraint has the constant for the size classes`() throws {
    let screen = try Screen(
      """
      <subviews><view id="v" tag="1" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="40" id="w"><variation key="widthClass=regular" constant="90"/></constraint>
      </constraints></view></subviews>
      """)
    let view = try #require(screen.view(1))
    #expect(view.bounds.width == 40)
    screen.show(.regular, .regular)
    #expect(view.bounds.width == 90)
    screen.show(.compact, .regular)
    #expect(view.bounds.width == 40)
  }

  @Test func `Constraints are active in the size classes in which they are installed`() throws {
    let screen = try Screen(
      """
      <subviews><view id="v" tag="1" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="40" id="w1"/><constraint firstAttribute="width" constant="70" id="w2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="w2"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="w1"/><include reference="w2"/></mask></variation>
      </view></subviews>
      """)
    let view = try #require(screen.view(1))
    #expect(view.constraints.map(\.constant) == [40] && view.bounds.width == 40)
    screen.show(.regular, .regular)
    #expect(view.constraints.map(\.constant) == [70] && view.bounds.width == 70)
  }

  @Test(arguments: ["view", "stackView"])
  func `A subview is in the hierarchy in the size classes in which it is installed`(_ kind: String) throws {
    let screen = try Screen(
      """
      <subviews><\(kind) id="p" tag="9"><subviews>
      <view id="a" tag="1"/><view id="b" tag="2" translatesAutoresizingMaskIntoConstraints="NO"/><view id="d" tag="3"/>
      </subviews>
      <constraints><constraint firstItem="b" firstAttribute="width" secondItem="p" secondAttribute="width" id="k"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
      </\(kind)></subviews>
      """)
    let parent = try #require(screen.view(9))
    func tags() -> [Int] { ((parent as? UIStackView)?.arrangedSubviews ?? parent.subviews).map(\.tag) }
    func isConstrained() -> Bool {
      parent.constraints.contains { ($0.firstItem as? UIView)?.tag == 2 && $0.secondItem === parent }
    }
    #expect(tags() == [1, 3] && !isConstrained())
    screen.show(.regular, .regular)
    #expect(tags() == [1, 2, 3] && isConstrained())
    screen.show(.compact, .regular)
    #expect(tags() == [1, 3] && !isConstrained())
  }

  @Test func `A constraint that the app deactivated is not activated by other size classes`() throws {
    let screen = try Screen(
      """
      <subviews><view id="v" tag="1" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="40" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
      </constraints><variation key="widthClass=regular" alpha="0.5"/></view></subviews>
      """)
    let view = try #require(screen.view(1))
    view.constraints.first { $0.firstAttribute == .height }?.isActive = false
    screen.show(.regular, .regular)
    screen.show(.compact, .regular)
    #expect(view.constraints.map(\.firstAttribute) == [.width])
  }

  @Test func `A prototype cell has the variations of its place`() throws {
    let screen = try Screen(
      """
      <subviews><tableView id="t" tag="9"><prototypes><tableViewCell id="p" reuseIdentifier="R">
      <tableViewCellContentView key="contentView" id="pc"><subviews>
      <label id="l" tag="1"><variation key="widthClass=regular" alpha="0.5"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """)
    let table = try #require(screen.view(9) as? UITableView)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "R"))
    table.addSubview(cell)
    #expect(cell.viewWithTag(1)?.alpha == 1)
    screen.show(.regular, .regular)
    #expect(cell.viewWithTag(1)?.alpha == 0.5)
  }

  @Test func `A view with variations is deallocated with its controller`() throws {
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        BoardFixture.controller(
          "c",
          view: """
            <subviews><view id="v" tag="1"/></subviews>
            <constraints><constraint firstItem="v" firstAttribute="width" secondItem="c-view" secondAttribute="width" id="k"/></constraints>
            <variation key="widthClass=regular"><mask key="subviews"><exclude reference="v"/></mask></variation>
            """), initial: "c"), file: "Test.storyboard")
    weak var view: UIView?
    weak var subview: UIView?
    do {
      let controller = try #require(board.instantiateInitialViewController())
      view = controller.view
      subview = controller.view.viewWithTag(1)
      #expect(subview != nil)
      controller.traitOverrides.horizontalSizeClass = .regular
      controller.updateTraitsIfNeeded()
      #expect(subview?.superview == nil)
    }
    #expect(view == nil && subview == nil)
  }

  // MARK: - What Cannot Be Varied

  @Test func `Other variations are reported`() throws {
    let reports = Reports()
    RuntimeDiagnostics.observer = { _, text in reports.lines.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    _ = try BoardFixture.view(
      """
      <label id="v" tag="3"><variation key="userInterfaceStyle=dark" alpha="0.5"/>
      <variation key="widthClass=sideways" alpha="0.5"/><variation key="widthClass=compact" sparkle="YES" numberOfLines="2"/>
      <variation key="widthClass=compact"><mask key="gestures"/></variation></label>
      """)
    #expect(reports.lines.count == 4, "\(reports.lines)")
    #expect(reports.lines.contains { $0.contains("attribute sparkle is not read") })
    #expect(reports.lines.contains { $0.contains("variation key=\"widthClass=sideways\"") })
  }
}
