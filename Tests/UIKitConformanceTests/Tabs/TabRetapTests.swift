// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  @MainActor
  struct TabRetapTests {
    @Test(.rule("T83"))
    func `Tapping the selected tab pops its navigation controller to the root`() async throws {
      let it = try await TabStage(isShown: false)
      let navigation = UINavigationController(rootViewController: it.make("A"))
      navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      it.tabs.viewControllers = [navigation, it.make("Z")]
      await it.show()
      navigation.pushViewController(it.make("B"), animated: false)
      await it.stage.settle()
      navigation.pushViewController(it.make("C"), animated: false)
      await it.stage.settle()
      _ = it.log.take()
      let bar = it.tabs.tabBar
      try await it.stage.tap(at: bar.convert(CGPoint(x: bar.bounds.width / 4, y: 20), to: nil))
      await it.stage.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
      #expect(
        it.log.take().filter { $0.contains("ppear(") } == [
          "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
        ])
    }
  }
#endif
