// Only the simulator can end an app and launch it again.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Which states are saved and restored, and in which order.
  @MainActor
  @Suite(.serialized)
  struct StateRestorationTests {
    private func made(_ identifier: String, place: String = "") -> PlaceViewController {
      let controller = PlaceViewController(identifier, place: place)
      controller.restorationClass = PlaceRestoration.self
      return controller
    }

    /// Returns a navigation controller with a list as its root view controller.
    private func navigation() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: PlaceViewController("list", place: "start"))
      navigation.restorationIdentifier = "nav"
      return navigation
    }

    @Test(.rule("R997"))
    func `The state is saved in the background and restored at the launch, if the delegate agrees`() async throws {
      let simulator = await RestoringApp.launch { PlaceViewController("root", place: "start") }
      (RestoringApp.root as? PlaceViewController)?.place = "shelf"
      RestoringApp.relaunch(simulator)
      #expect((RestoringApp.root as? PlaceViewController)?.place == "shelf")
      RestoringApp.restores = false
      RestoringApp.relaunch(simulator)
      #expect((RestoringApp.root as? PlaceViewController)?.place == "start")
      (RestoringApp.saves, RestoringApp.restores) = (false, true)
      (RestoringApp.root as? PlaceViewController)?.place = "shelf"
      RestoringApp.relaunch(simulator)
      #expect((RestoringApp.root as? PlaceViewController)?.place == "start")
    }

    @Test(.rule("R998"))
    func `The objects are found, then decoded, then the delegate decodes, and then they have finished`() async throws {
      let simulator = await RestoringApp.launch(navigation)
      let root = try #require(RestoringApp.root as? UINavigationController)
      root.pushViewController(made("detail"), animated: false)
      simulator.sendToBackground()
      #expect(RestoringApp.log.take() == ["shouldSave", "willEncode", "list.encode", "detail.encode"])
      RestoringApp.relaunch(simulator)
      #expect(
        RestoringApp.log.take() == [
          "willFinishLaunching", "shouldRestore", "delegate nav", "delegate nav/list", "class nav/detail",
          "list.decode", "detail.decode", "didDecode", "list.finished", "detail.finished", "didFinishLaunching",
        ])
    }

    @Test(.rule("R999"))
    func `A view controller without an identifier is not saved, and neither are its children`() async throws {
      let simulator = await RestoringApp.launch(navigation)
      RestoringApp.root?.restorationIdentifier = nil
      simulator.sendToBackground()
      #expect(RestoringApp.log.take() == ["shouldSave", "willEncode"])
    }

    @Test(.rule("R1000"))
    func `A view controller is provided by its class, the delegate, the windows, or not at all`() async throws {
      let simulator = await RestoringApp.launch(navigation)
      let root = try #require(RestoringApp.root as? UINavigationController)
      root.setViewControllers(
        root.viewControllers + [made("class"), PlaceViewController("delegate"), PlaceViewController("unknown")],
        animated: false)
      RestoringApp.provide = { path, _ in path.last == "delegate" ? PlaceViewController("delegate") : nil }
      RestoringApp.relaunch(simulator)
      let finding = RestoringApp.log.take().filter { $0.hasPrefix("delegate ") || $0.hasPrefix("class ") }
      #expect(
        finding == [
          "delegate nav", "delegate nav/list", "class nav/class", "delegate nav/delegate", "delegate nav/unknown",
        ])
      let stack = try #require(RestoringApp.root as? UINavigationController).viewControllers
      #expect(stack.map(\.restorationIdentifier) == ["list", "class", "delegate"])
    }

    @Test(.rule("R1001"))
    func `A restoration class that returns nil excludes the view controller and its children`() async throws {
      let simulator = await RestoringApp.launch(navigation)
      let inner = navigation()
      inner.restorationIdentifier = "inner"
      inner.restorationClass = PlaceRestoration.self
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [inner]
      let root = try #require(RestoringApp.root as? UINavigationController)
      root.pushViewController(tabs, animated: false)
      RestoringApp.provide = { path, _ in
        guard path.last == "tabs" else { return nil }
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        return tabs
      }
      PlaceRestoration.refused = ["inner"]
      defer { PlaceRestoration.refused = [] }
      RestoringApp.relaunch(simulator)
      let finding = RestoringApp.log.take().filter { $0.hasPrefix("delegate ") || $0.hasPrefix("class ") }
      #expect(finding == ["delegate nav", "delegate nav/list", "delegate nav/tabs", "class nav/tabs/inner"])
    }

    @Test(.rule("R1002"))
    func `A reference is restored as a reference to the restored view controller`() async throws {
      let simulator = await RestoringApp.launch { PlaceViewController("root") }
      let root = try #require(RestoringApp.root as? PlaceViewController)
      let friend = made("friend", place: "beach")
      root.friend = friend
      RestoringApp.relaunch(simulator)
      let restored = try #require(RestoringApp.root as? PlaceViewController)
      let restoredFriend = try #require(restored.friend as? PlaceViewController)
      #expect(restoredFriend !== friend)
      #expect(restoredFriend.place == "beach")
    }

    @Test(.rule("R1009"))
    func `The application's coder is secure, and has the values of the delegate and of the system`() async throws {
      let simulator = await RestoringApp.launch { PlaceViewController("root") }
      var isSecure = [false, false]
      RestoringApp.encode = { coder in
        isSecure[0] = coder.requiresSecureCoding
        coder.encode(3, forKey: "count")
        coder.encode(["a", "b"] as Any?, forKey: "names")
        coder.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
      }
      var values: [String] = []
      RestoringApp.decode = { coder in
        isSecure[1] = coder.requiresSecureCoding
        values.append("\(coder.decodeInteger(forKey: "count"))")
        values.append("\(coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "names") as? [String] ?? [])")
        values.append("\(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1.5, y: -2))")
        values.append("\(coder.containsValue(forKey: "other"))")
        let idiom = UIApplication.stateRestorationUserInterfaceIdiomKey
        values.append("\(coder.decodeObject(of: NSNumber.self, forKey: idiom) ?? -1)")
      }
      RestoringApp.relaunch(simulator)
      #expect(isSecure == [true, true])
      #expect(
        values == ["3", #"["a", "b"]"#, "true", "false", "0"])
    }

    @Test(.rule("R1010"))
    func `A view controller that was presented is presented again`() async throws {
      let simulator = await RestoringApp.launch { PlaceViewController("root") }
      let sheet = made("sheet", place: "sea")
      sheet.modalPresentationStyle = .fullScreen
      RestoringApp.root?.present(sheet, animated: false)
      await simulator.settle()
      RestoringApp.relaunch(simulator)
      await simulator.settle()
      let restored = try #require(RestoringApp.root?.presentedViewController as? PlaceViewController)
      #expect(restored !== sheet)
      #expect(restored.place == "sea")
      #expect(restored.modalPresentationStyle == .fullScreen)
      #expect(restored.viewIfLoaded?.window != nil)
    }
  }
#endif
