// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// A context menu from the long press to its end.
  @MainActor
  struct ContextMenuTests {
    @MainActor
    private final class Host: NSObject, UIContextMenuInteractionDelegate {
      var log: [String] = []
      var menu: (UIContextMenuInteraction) -> UIMenu? = { _ in nil }
      var preview: (() -> UIViewController?)?
      var configures = true
      var commitStyle = UIContextMenuInteractionCommitStyle.dismiss

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("configuration \(Int(location.x)) \(Int(location.y))")
        guard configures else { return nil }
        return UIContextMenuConfiguration(
          identifier: NSString(string: "photo"), previewProvider: preview,
          actionProvider: { [weak self, weak interaction] _ in interaction.flatMap { self?.menu($0) } })
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        log.append("willDisplay \(configuration.identifier)")
        animator?.addCompletion { [weak self] in self?.log.append("displayed") }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        log.append("commit")
        animator.preferredCommitStyle = commitStyle
        animator.addCompletion { [weak self] in self?.log.append("committed") }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        log.append("willEnd")
        animator?.addCompletion { [weak self] in self?.log.append("ended") }
      }

      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private let simulator: Simulator
    private let host = Host()
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
    private let interaction: UIContextMenuInteraction

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      interaction = UIContextMenuInteraction(delegate: host)
      simulator.show(root)
      view.backgroundColor = .systemTeal
      root.view.addSubview(view)
      view.addInteraction(interaction)
      host.menu = { [host] _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in host.log.append("copy") },
          UIAction(title: "Delete", attributes: .destructive) { _ in host.log.append("delete") },
        ])
      }
      await simulator.advance(by: .milliseconds(100))
    }

    private func press() throws {
      let finger = try simulator.touchDown(at: CGPoint(x: 60, y: 220))
      simulator.advance(by: .milliseconds(700))
      simulator.touchUp(finger, at: CGPoint(x: 60, y: 220))
      simulator.advance(by: .seconds(1))
    }

    @Test(.rule("R520"))
    func `A long press requests a configuration at its location and shows the menu`() throws {
      #expect(interaction.menuAppearance == .unknown)
      try press()
      #expect(host.take() == ["configuration 20 20", "willDisplay photo", "displayed"])
      #expect(interaction.menuAppearance == .rich)
      #expect(interaction.location(in: view) == CGPoint(x: 20, y: 20))
    }

    @Test(.rule("R521"))
    func `Without a configuration, no menu appears, and the view receives its touches`() throws {
      host.configures = false
      try press()
      #expect(host.take() == ["configuration 20 20"])
      #expect(interaction.menuAppearance == .unknown)
    }

    @Test(.rule("R522"))
    func `Selecting an action ends the menu and performs the action`() throws {
      try press()
      _ = host.take()
      try simulator.tap("Delete")
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["willEnd", "delete", "ended"])
      #expect(interaction.menuAppearance == .unknown)
      #expect(root.view.window?.subviews.count == 1)
    }

    @Test(.rule("R523"))
    func `A tap outside ends the menu without an action`() throws {
      try press()
      _ = host.take()
      try simulator.tap(at: CGPoint(x: 350, y: 700))
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["willEnd", "ended"])
    }

    @Test(.rule("R524"))
    func `The press that has opened the menu can move on to an element and select it`() throws {
      let finger = try simulator.touchDown(at: CGPoint(x: 60, y: 220))
      simulator.advance(by: .milliseconds(700))
      simulator.move(finger, to: CGPoint(x: 100, y: 300))
      simulator.move(finger, to: CGPoint(x: 100, y: 305))
      simulator.touchUp(finger, at: CGPoint(x: 100, y: 305))
      simulator.advance(by: .seconds(1))
      #expect(host.take().contains("copy"))
    }

    @Test(.rule("R525"))
    func `A tap on the preview is reported before the end`() throws {
      try press()
      _ = host.take()
      try simulator.tap(at: CGPoint(x: 100, y: 230))
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["commit", "willEnd", "ended", "committed"])
    }

    @Test(.rule("R526"))
    func `A preview controller appears and disappears with the menu`() throws {
      let log = CallbackLog(.appearance)
      let controller = RecordingViewController("preview", log)
      controller.preferredContentSize = CGSize(width: 200, height: 150)
      host.preview = { controller }
      try press()
      #expect(log.take() == ["preview.viewWillAppear(false)", "preview.viewDidAppear(false)"])
      #expect(controller.view.bounds.size == CGSize(width: 200, height: 150))
      interaction.dismissMenu()
      simulator.advance(by: .seconds(1))
      #expect(log.take() == ["preview.viewWillDisappear(false)", "preview.viewDidDisappear(false)"])
    }

    @Test(.rule("R527"))
    func `Hidden elements are omitted, and disabled elements perform no action`() throws {
      host.menu = { [host] _ in
        UIMenu(children: [
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
          UIAction(title: "Off", attributes: .disabled) { _ in host.log.append("off") },
        ])
      }
      try press()
      #expect(!simulator.textSnapshot().contains("Hidden"))
      _ = host.take()
      try simulator.tap("Off")
      simulator.advance(by: .seconds(1))
      #expect(host.take().isEmpty)
      #expect(interaction.menuAppearance == .rich)
    }

    @Test(.rule("R528"))
    func `A submenu opens in place, and its title returns`() throws {
      host.menu = { [host] _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in },
          UIMenu(title: "Rating", children: [UIAction(title: "Five") { _ in host.log.append("five") }]),
        ])
      }
      try press()
      #expect(!simulator.textSnapshot().contains("Five"))
      try simulator.tap("Rating")
      simulator.advance(by: .seconds(1))
      #expect(simulator.textSnapshot().contains("Five"))
      _ = host.take()
      try simulator.tap("Five")
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["willEnd", "five", "ended"])
    }

    @Test(.rule("R529"))
    func `An inline menu is a section of the menu`() throws {
      host.menu = { _ in
        UIMenu(children: [UIMenu(title: "Edit", options: .displayInline, children: [UIAction(title: "Crop") { _ in }])])
      }
      try press()
      #expect(simulator.textSnapshot().contains("Edit"))
      #expect(simulator.textSnapshot().contains("Crop"))
    }

    @Test(.rule("R530"))
    func `An action that keeps the menu is performed while the menu stays`() throws {
      host.menu = { [host] _ in
        UIMenu(children: [
          UIAction(title: "Up", attributes: .keepsMenuPresented) { _ in host.log.append("up") }
        ])
      }
      try press()
      _ = host.take()
      try simulator.tap("Up")
      try simulator.tap("Up")
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["up", "up"])
      #expect(interaction.menuAppearance == .rich)
    }

    @Test(.rule("R531"))
    func `Deferred elements appear when they are provided, and are requested once`() throws {
      var requests = 0
      var fulfil: ([UIMenuElement]) -> Void = { _ in }
      let deferred = UIDeferredMenuElement { completion in
        requests += 1
        fulfil = completion
      }
      host.menu = { _ in UIMenu(children: [deferred]) }
      try press()
      #expect(requests == 1)
      fulfil([UIAction(title: "Late") { _ in }])
      simulator.advance(by: .seconds(1))
      #expect(simulator.textSnapshot().contains("Late"))
      interaction.dismissMenu()
      simulator.advance(by: .seconds(1))
      try press()
      #expect(requests == 1)
      #expect(simulator.textSnapshot().contains("Late"))
    }

    @Test(.rule("R532"))
    func `Uncached elements are requested for each display`() throws {
      var requests = 0
      let deferred = UIDeferredMenuElement.uncached { completion in
        requests += 1
        completion([UIAction(title: "Number \(requests)") { _ in }])
      }
      host.menu = { _ in UIMenu(children: [deferred]) }
      try press()
      interaction.dismissMenu()
      simulator.advance(by: .seconds(1))
      try press()
      #expect(requests == 2)
      #expect(simulator.textSnapshot().contains("Number 2"))
    }

    @Test(.rule("R533"))
    func `The visible menu can be replaced`() throws {
      try press()
      interaction.updateVisibleMenu { menu in menu.replacingChildren([UIAction(title: "Undo") { _ in }]) }
      simulator.advance(by: .seconds(1))
      #expect(simulator.textSnapshot().contains("Undo"))
      #expect(!simulator.textSnapshot().contains("Delete"))
    }

    @Test(.rule("R534"))
    func `The menu ends when its view leaves the window`() throws {
      try press()
      view.removeFromSuperview()
      simulator.advance(by: .seconds(1))
      #expect(interaction.menuAppearance == .unknown)
      #expect(root.view.window?.subviews.count == 1)
    }

    // MARK: - Controls

    @Test(.rule("R515"))
    func `A touch shows a primary menu, and sends the event before`() throws {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 200, y: 400, width: 100, height: 44)
      root.view.addSubview(button)
      button.addAction(UIAction { [host] _ in host.log.append("menu") }, for: .menuActionTriggered)
      button.addAction(UIAction { [host] _ in host.log.append("primary") }, for: .primaryActionTriggered)
      button.menu = UIMenu(children: [
        UIAction(title: "Blue") { [host] action in host.log.append("blue \(action.sender is UIButton)") }
      ])
      button.showsMenuAsPrimaryAction = true
      try simulator.tap(at: CGPoint(x: 250, y: 420))
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["menu"])
      #expect(button.contextMenuInteraction?.menuAppearance == .compact)
      try simulator.tap("Blue")
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["blue true"])
    }

    @Test(.rule("R511"))
    func `A button that toggles changes its selection with its primary action`() throws {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 200, y: 400, width: 100, height: 44)
      root.view.addSubview(button)
      button.changesSelectionAsPrimaryAction = true
      button.addAction(
        UIAction { [host] in host.log.append("\(($0.sender as? UIButton)?.isSelected == true)") },
        for: .primaryActionTriggered)
      for _ in 0..<2 { try simulator.tap(at: CGPoint(x: 250, y: 420)) }
      #expect(host.take() == ["true", "false"])
    }

    @Test(.rule("R516"))
    func `Choosing an action of a pop-up button changes its title`() throws {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 200, y: 400, width: 100, height: 44)
      root.view.addSubview(button)
      button.menu = UIMenu(children: ["Small", "Large"].map { title in UIAction(title: title) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      try simulator.tap(at: CGPoint(x: 250, y: 420))
      simulator.advance(by: .seconds(1))
      try simulator.tap("Large")
      simulator.advance(by: .seconds(1))
      #expect(button.currentTitle == "Large")
      #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test(.rule("R517"))
    func `A bar button item with a menu and no action shows the menu when tapped`() throws {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More",
        menu: UIMenu(children: [
          UIAction(title: "Rename") { [host] in
            host.log.append("rename \($0.sender is UIBarButtonItem)")
          }
        ]))
      simulator.show(UINavigationController(rootViewController: root))
      simulator.advance(by: .milliseconds(100))
      try simulator.tap("More")
      simulator.advance(by: .seconds(1))
      try simulator.tap("Rename")
      simulator.advance(by: .seconds(1))
      #expect(host.take() == ["rename true"])
    }
  }
#endif
