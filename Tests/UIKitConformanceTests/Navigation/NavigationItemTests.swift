import Testing
import UIKit

/// The items of a bar.
@MainActor
struct NavigationItemTests {
  @Test(.rule("R121", "R122"))
  func `The item has the controller's title`() {
    let controller = UIViewController()
    controller.title = "One"
    let item = controller.navigationItem
    #expect(item.title == "One")
    #expect(controller.navigationItem === item)
    controller.title = "Two"
    #expect(item.title == "Two")
    item.title = "Three"
    #expect(controller.title == "Two")
  }

  /// A side of a bar: its items, the first of them, and the method that sets the first.
  private typealias Side = (
    items: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>,
    first: ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>,
    set: (UINavigationItem) -> (UIBarButtonItem?, Bool) -> Void
  )

  private let sides: [Side] = [
    (\.leftBarButtonItems, \.leftBarButtonItem, { item in { item.setLeftBarButton($0, animated: $1) } }),
    (\.rightBarButtonItems, \.rightBarButtonItem, { item in { item.setRightBarButton($0, animated: $1) } }),
  ]

  @Test(.rule("R2196")) func `Setting the first item replaces it`() {
    for side in sides {
      let (item, one, two, three) = (UINavigationItem(), UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
      item[keyPath: side.items] = [one, two]
      #expect(item[keyPath: side.first] === one)
      item[keyPath: side.first] = three
      #expect(item[keyPath: side.items] == [three, two])
      side.set(item)(one, false)
      #expect(item[keyPath: side.items] == [one, two])
    }
  }

  @Test(.rule("R2196")) func `Setting the first item to nil removes it`() {
    for side in sides {
      let (item, one, two) = (UINavigationItem(), UIBarButtonItem(), UIBarButtonItem())
      item[keyPath: side.items] = [one, two]
      item[keyPath: side.first] = nil
      #expect(item[keyPath: side.items] == [two])
      side.set(item)(nil, false)
      #expect(item[keyPath: side.items]?.isEmpty ?? true)
      item[keyPath: side.first] = one
      #expect(item[keyPath: side.items] == [one])
    }
  }

  @Test(.rule("R2196")) func `An item that is in the bar moves to the front`() {
    for side in sides {
      let (item, one, two, three) = (UINavigationItem(), UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
      item[keyPath: side.items] = [one, two, three]
      item[keyPath: side.first] = three
      #expect(item[keyPath: side.items] == [three, one, two])
    }
  }

  @Test func `A navigation bar without a controller has a stack of items`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
    bar.pushItem(one, animated: false)
    bar.pushItem(two, animated: false)
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.items == [one])
  }

  @Test func `The edit button follows`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    #expect(item.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done")
    #expect(item.style == .done)
  }

  @Test func `Hiding the bar releases its space`() async throws {
    let it = try await NavigationStage("A")
    let view = try #require(it.controller(0)?.view)
    let withBar = view.safeAreaInsets.top
    #expect(withBar == it.navigation.navigationBar.frame.maxY)
    it.navigation.setNavigationBarHidden(true, animated: false)
    await it.stage.turn()
    #expect(it.navigation.isNavigationBarHidden)
    #expect(withBar - view.safeAreaInsets.top == it.navigation.navigationBar.frame.height)
  }

  @Test func `The bar shows the items of the stack`() async throws {
    let it = try await NavigationStage("A", "B")
    #expect(it.navigation.navigationBar.items?.map { $0.title ?? "" } == ["A", "B"])
    it.navigation.popViewController(animated: true)
    await it.stage.settle()
    #expect(it.navigation.navigationBar.items?.map { $0.title ?? "" } == ["A"])
  }

  @Test func `With a hidden bar the top determines the status bar`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.childForStatusBarHidden === root)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === root)
  }
}
