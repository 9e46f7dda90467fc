import Testing
import UIKit

/// The toolbar of a navigation controller.
@MainActor
struct NavigationToolbarTests {
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test(.rule("R124"))
  func `It is hidden initially`() async throws {
    let it = try await NavigationStage("A")
    #expect(it.navigation.isToolbarHidden)
    let view = try #require(it.controller(0)?.view)
    #expect(view.safeAreaInsets.bottom == it.navigation.view.safeAreaInsets.bottom)
  }

  @Test(.rule("R124"))
  func `It covers the bottom and content avoids it`() async throws {
    let it = try await NavigationStage("A")
    let view = try #require(it.controller(0)?.view)
    it.navigation.setToolbarHidden(false, animated: true)
    await it.stage.settle()
    let bar = try #require(it.navigation.toolbar)
    #expect(!it.navigation.isToolbarHidden)
    #expect(view.safeAreaInsets.bottom > it.navigation.view.safeAreaInsets.bottom)
    #expect(bar.convert(CGPoint.zero, to: it.navigation.view).y == view.bounds.maxY - view.safeAreaInsets.bottom)
    it.navigation.isToolbarHidden = true
    await it.stage.turn()
    #expect(view.safeAreaInsets.bottom == it.navigation.view.safeAreaInsets.bottom)
  }

  @Test(.rule("R124"))
  func `It shows the items of the controller on top`() async throws {
    let it = try await NavigationStage("A")
    it.navigation.isToolbarHidden = false
    let (one, two) = (button("1"), button("2"))
    it.controller(0)?.toolbarItems = [one]
    await it.stage.turn()
    #expect(it.navigation.toolbar.items == [one])
    let pushed = it.make("B")
    pushed.setToolbarItems([two], animated: false)
    it.navigation.pushViewController(pushed, animated: true)
    await it.stage.settle()
    #expect(it.navigation.toolbar.items == [two])
    it.navigation.popViewController(animated: false)
    await it.stage.turn()
    #expect(it.navigation.toolbar.items == [one])
  }

  @Test(.rule("R125"))
  func `A controller on top can hide it`() async throws {
    let it = try await NavigationStage("A")
    it.navigation.isToolbarHidden = false
    await it.stage.turn()
    let pushed = it.make("B")
    pushed.hidesBottomBarWhenPushed = true
    it.navigation.pushViewController(pushed, animated: true)
    await it.stage.settle()
    #expect(pushed.view.safeAreaInsets.bottom == it.navigation.view.safeAreaInsets.bottom)
    it.navigation.popViewController(animated: true)
    await it.stage.settle()
    let view = try #require(it.controller(0)?.view)
    #expect(view.safeAreaInsets.bottom > it.navigation.view.safeAreaInsets.bottom)
  }

  @Test func `A toolbar without a controller has items`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.items == nil || bar.items?.isEmpty == true)
    let items = [button("1"), UIBarButtonItem.flexibleSpace(), button("2")]
    bar.setItems(items, animated: true)
    #expect(bar.items == items)
    #expect(bar.barPosition == .bottom)
  }
}
