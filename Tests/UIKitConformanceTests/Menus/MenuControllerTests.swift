// Only the simulator can tap the items of a menu.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The deprecated menu controller.
  @MainActor
  struct MenuControllerTests {
    private static let highlight: Selector = "highlight:"
    private static let missing: Selector = "missing:"

    /// A view that can copy and highlight.
    private final class NoteView: UIView, _RuntimeActionTarget {
      var performed: [String] = []
      var senders: [AnyObject?] = []

      override var canBecomeFirstResponder: Bool { true }
      override func copy(_ sender: Any?) { performed.append("copy") }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:" || action == MenuControllerTests.highlight
      }
      func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
        guard action == MenuControllerTests.highlight else { return false }
        performed.append("highlight")
        senders.append(sender as AnyObject?)
        return true
      }
    }

    private let simulator: Simulator
    private let view = NoteView(frame: CGRect(x: 100, y: 300, width: 100, height: 40))

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      controller.view.addSubview(view)
      simulator.show(controller)
      view.becomeFirstResponder()
      UIMenuController.shared.menuItems = [
        UIMenuItem(title: "Highlight", action: Self.highlight), UIMenuItem(title: "Missing", action: Self.missing),
      ]
    }

    @Test(.rule("R1014"))
    func `The menu has the commands and the items that the first responder can perform`() async throws {
      let menu = UIMenuController.shared
      menu.showMenu(from: view, rect: view.bounds)
      #expect(menu.isMenuVisible)
      await simulator.settle()
      let text = simulator.textSnapshot()
      #expect(text.contains("Copy") && text.contains("Highlight"))
      #expect(!text.contains("Missing") && !text.contains("Paste"))
      #expect(menu.menuFrame.maxY <= 300 && menu.menuFrame.width > 0)
    }

    @Test(.rule("R1014"))
    func `Without a first responder there is no menu`() async throws {
      view.resignFirstResponder()
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test(.rule("R1015"))
    func `An item calls its method in the responder chain, and the menu disappears`() async throws {
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      await simulator.settle()
      try await simulator.tap("Highlight")
      #expect(view.performed == ["highlight"])
      #expect(view.senders.first ?? nil === UIMenuController.shared)
      #expect(!UIMenuController.shared.isMenuVisible)
      await simulator.settle()
      #expect(UIMenuController.shared.menuFrame == .zero)
    }

    @Test(.rule("R1016"))
    func `Notifications report when the menu appears and disappears`() async throws {
      let log = CallbackLog([])
      let names = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let name = notification.name.rawValue.replacing("UIMenuController", with: "")
          MainActor.assumeIsolated { log.note(name) }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      #expect(log.take() == ["WillShowMenuNotification"])
      await simulator.settle()
      #expect(log.take() == ["DidShowMenuNotification"])
      UIMenuController.shared.hideMenu(from: view)
      #expect(log.take() == ["WillHideMenuNotification"])
      await simulator.settle()
      #expect(log.take() == ["DidHideMenuNotification"])
    }
  }
#endif
