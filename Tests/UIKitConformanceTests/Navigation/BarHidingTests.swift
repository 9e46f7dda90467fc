import Testing
import UIKit

/// The bars of a navigation controller that are hidden automatically.
@MainActor
struct BarHidingTests {
  @Test(.rule("R1151"))
  func `The recognizers are enabled with their options`() async throws {
    let it = try await NavigationStage("A")
    let navigation = it.navigation
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
    #expect(!navigation.hidesBarsWhenKeyboardAppears && !navigation.hidesBarsWhenVerticallyCompact)
    #expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
    navigation.hidesBarsOnSwipe = true
    navigation.hidesBarsOnTap = true
    #expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test(.rule("R1150"))
  func `A navigation item can have no title`() {
    #expect(UINavigationItem().title == nil)
  }

  @Test(.rule("R1150"))
  func `A bar button item has an action and a menu`() {
    let image = UIImage()
    let menu = UIMenu(title: "Menu")
    let target = NSObject()
    let item = UIBarButtonItem(title: "Title", image: image, target: target, action: nil, menu: menu)
    #expect(item.title == "Title" && item.image === image && item.target === target && item.action == nil)
    #expect(item.style == .plain)
    #expect(item.menu?.title == "Menu")
    #expect(UIBarButtonItem(title: nil, image: image, target: nil, action: nil).menu == nil)
  }

  // Touches can be scripted only on a simulated device.
  #if canImport(Simulator)
    @Test(.rule("R1151"))
    func `A swipe upward hides the bars and a swipe downward shows them`() async throws {
      let it = try await NavigationStage("A")
      it.controller(0)?.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
      it.navigation.isToolbarHidden = false
      it.navigation.hidesBarsOnSwipe = true
      await it.stage.turn()
      try await it.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
      await it.stage.settle()
      #expect(it.navigation.isNavigationBarHidden && it.navigation.isToolbarHidden)
      try await it.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
      await it.stage.settle()
      #expect(!it.navigation.isNavigationBarHidden && !it.navigation.isToolbarHidden)
    }

    @Test(.rule("R1151"))
    func `Without the option a swipe does nothing`() async throws {
      let it = try await NavigationStage("A")
      try await it.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
      await it.stage.settle()
      #expect(!it.navigation.isNavigationBarHidden)
    }

    @Test(.rule("R1152"))
    func `A tap that nothing handles hides or shows the bars`() async throws {
      let it = try await NavigationStage("A")
      let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
      it.controller(0)?.view.addSubview(button)
      it.navigation.hidesBarsOnTap = true
      await it.stage.turn()
      try await it.stage.tap(at: CGPoint(x: 150, y: 350))
      await it.stage.settle()
      #expect(!it.navigation.isNavigationBarHidden)
      try await it.stage.tap(at: CGPoint(x: 150, y: 600))
      await it.stage.settle()
      #expect(it.navigation.isNavigationBarHidden)
      try await it.stage.tap(at: CGPoint(x: 150, y: 600))
      await it.stage.settle()
      #expect(!it.navigation.isNavigationBarHidden)
    }
  #endif

  @Test(.rule("R1153"))
  func `The bars are hidden in a compact height`() async throws {
    let it = try await NavigationStage("A")
    it.navigation.hidesBarsWhenVerticallyCompact = true
    await it.stage.turn()
    #expect(!it.navigation.isNavigationBarHidden)
    await it.stage.rotate(to: .landscapeRight)
    await it.stage.settle()
    #expect(it.navigation.isNavigationBarHidden)
    await it.stage.rotate(to: .portrait)
    await it.stage.settle()
    #expect(!it.navigation.isNavigationBarHidden)
  }

  @Test(.rule("R1154"))
  func `The bars are hidden when the keyboard appears`() async throws {
    let it = try await NavigationStage("A")
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    it.controller(0)?.view.addSubview(field)
    field.becomeFirstResponder()
    await it.stage.settle()
    #expect(!it.navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    await it.stage.settle()
    it.navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    await it.stage.settle()
    #expect(it.navigation.isNavigationBarHidden)
  }
}
