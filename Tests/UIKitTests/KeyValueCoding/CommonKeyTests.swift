import Simulator
import Testing
@testable import UIKit

/// Keys without a public property that apps use.
@MainActor
struct CommonKeyTests {
  private final class CustomTabBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
    }
  }
  private final class CustomNavigationBar: UINavigationBar {}

  @Test func `The tab bar of a controller is replaced before and after its view is loaded`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    for isLoaded in [false, true] {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      let window = UIWindow(windowScene: simulator.scene)
      window.rootViewController = tabs
      if isLoaded {
        window.makeKeyAndVisible()
        await simulator.settle()
      }
      let height = UITabBarController().tabBar.sizeThatFits(.zero).height
      let bar = CustomTabBar()
      tabs.setValue(bar, forKey: "tabBar")
      window.makeKeyAndVisible()
      await simulator.settle()
      #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.map(\.title) == ["One", "Two"])
      #expect(bar.frame.maxY == tabs.view.bounds.maxY && bar.frame.height >= height + 20)
      #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
      try await simulator.tap("Two")
      await simulator.settle()
      #expect(tabs.selectedIndex == 1 && bar.selectedItem?.title == "Two")
      #expect(bar.items?.first?.value(forKey: "view") is UIControl)
      window.isHidden = true
    }
  }

  @Test func `The bars of a navigation controller are replaced`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    for isLoaded in [false, true] {
      let root = UIViewController()
      root.title = "Root"
      root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow(windowScene: simulator.scene)
      window.rootViewController = navigation
      if isLoaded {
        window.makeKeyAndVisible()
        await simulator.settle()
      }
      let (bar, toolbar) = (CustomNavigationBar(), UIToolbar())
      navigation.setValue(bar, forKey: "navigationBar")
      navigation.setValue(toolbar, forKey: "toolbar")
      navigation.isToolbarHidden = false
      window.makeKeyAndVisible()
      await simulator.settle()
      #expect(navigation.navigationBar === bar && bar.superview === navigation.view && bar.topItem?.title == "Root")
      #expect(navigation.toolbar === toolbar && toolbar.items?.count == 1 && toolbar.superview === navigation.view)
      #expect(root.toolbarItems?.first?.value(forKey: "view") is UIView)
      navigation.pushViewController(UIViewController(), animated: true)
      await simulator.settle()
      try await simulator.tap("Root")
      await simulator.settle()
      #expect(navigation.topViewController === root)
      window.isHidden = true
    }
  }

  @Test func `The text field and the button of a search bar are found by name`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Cancel")
    bar.setValue("Done", forKey: "cancelButtonText")
    #expect(bar.cancelButton.title(for: .normal) == "Done")
  }

  @Test func `The placeholder of a text field is represented by a label`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
    label.textColor = .red
    field.setValue(UIFont.boldSystemFont(ofSize: 30), forKeyPath: "placeholderLabel.font")
    let attributes = try #require(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.font] as? UIFont)?.pointSize == 30)
    #expect(label.text == "Name" && label.textColor == .red)
    #expect(field.value(forKey: "clearButton") as? UIButton === field.clearButton)
  }

  @Test func `The titles of wheels have a color, except for the current day unless it is not highlighted`() async throws
  {
    let simulator = await Simulator.boot(.iPhone15)
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.red, forKey: "textColor")
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await simulator.settle()
    func colors() -> [String: UIColor] {
      var colors: [String: UIColor] = [:]
      func visit(_ view: UIView) {
        if let label = view as? UILabel, let text = label.text { colors[text] = label.textColor }
        for subview in view.subviews { visit(subview) }
      }
      visit(picker)
      return colors
    }
    #expect(colors()["Today"] == .label)
    #expect(colors().filter { $0.key != "Today" }.allSatisfy { $0.value == .red } && colors().count > 5)
    picker.setValue(false, forKey: "highlightsToday")
    await simulator.settle()
    #expect(colors()["Today"] == .red)
  }

  @Test func `The targets of a gesture recognizer are copied to another one`() {
    var count = 0
    let first = UIPanGestureRecognizer(_runtimeHandler: { _ in count += 1 })
    let second = UIPanGestureRecognizer()
    second.setValue(first.value(forKey: "targets"), forKey: "targets")
    second.sendActions()
    #expect(count == 1)
  }

  @Test func `The shadow of a bar is hidden`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.layoutIfNeeded()
    let background = bar.subviews.first as? BarBackground
    let before = background?.sceneContent().count ?? 0
    bar.setValue(true, forKey: "hidesShadow")
    #expect(before > 0 && background?.sceneContent().count == before - 1)
    #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
  }

  @Test func `Setting the orientation of the device is reported and has no effect`() async {
    let simulator = await Simulator.boot(.iPhone15)
    var reports: [RuntimeDiagnostic] = []
    RuntimeDiagnostics.observer = { diagnostic, _ in reports.append(diagnostic) }
    defer { RuntimeDiagnostics.observer = nil }
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    await simulator.settle()
    #expect(reports == [.ineffectiveCall] && UIScreen.main.orientation == .portrait)
  }
}
