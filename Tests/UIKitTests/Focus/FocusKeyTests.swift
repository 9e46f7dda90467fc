import Simulator
import Testing
import UIKit

/// The movement of the focus with the keys of a keyboard that is connected to an iPad.
@MainActor
struct FocusKeyTests {
  private final class Item: UIView {
    init(_ x: CGFloat, _ y: CGFloat) { super.init(frame: CGRect(x: x, y: y, width: 100, height: 50)) }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFocused: Bool { true }
  }

  private final class Control: UIControl {
    override var canBecomeFocused: Bool { true }
  }

  private final class Root: UIViewController, _RuntimeActionTarget {
    var commands: [UIKeyCommand] = []
    var performed = 0
    var headings: [UIFocusHeading] = []

    override var keyCommands: [UIKeyCommand]? { commands }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      headings.append(context.focusHeading)
    }

    func _runtimeCanPerform(_ action: Selector) -> Bool { action == "act:" }

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "act:" else { return false }
      performed += 1
      return true
    }
  }

  /// Two groups of two items, beside each other.
  @MainActor
  private final class World {
    let simulator: Simulator
    let root = Root()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let right = UIView(frame: CGRect(x: 400, y: 0, width: 300, height: 400))
    let (a, b, c, d) = (Item(50, 100), Item(50, 200), Item(50, 100), Item(50, 200))

    init(_ device: Device = .iPadPro11) async {
      simulator = await Simulator.boot(device)
      simulator.show(root)
      left.focusGroupIdentifier = "left"
      right.focusGroupIdentifier = "right"
      for view in [left, right] { root.view.addSubview(view) }
      for view in [a, b] { left.addSubview(view) }
      for view in [c, d] { right.addSubview(view) }
      simulator.commit()
    }

    var focused: (any UIFocusItem)? { root.view.window?.windowScene?.focusSystem?.focusedItem }

    func tab() async { await simulator.press("\t") }
    func backTab() async { await simulator.press("\t", modifiers: .shift) }
    func arrow(_ name: String) async { await simulator.press(name) }
  }

  @Test func `The Tab key focuses the preferred item, and then moves to the next group and back`() async {
    let world = await World()
    await world.tab()
    #expect(world.focused === world.a)
    await world.tab()
    #expect(world.focused === world.c)
    await world.tab()
    #expect(world.focused === world.a)
    await world.backTab()
    #expect(world.focused === world.c)
    await world.backTab()
    #expect(world.focused === world.a)
    #expect(world.root.headings == [.next, .next, .next, .previous, .previous])
  }

  @Test func `The arrow keys move to the nearest item of the group in their direction`() async {
    let world = await World()
    await world.tab()
    await world.arrow(UIKeyCommand.inputDownArrow)
    #expect(world.focused === world.b)
    #expect(world.root.headings.last == .down)
    await world.arrow(UIKeyCommand.inputRightArrow)
    #expect(world.focused === world.b)
    await world.arrow(UIKeyCommand.inputUpArrow)
    #expect(world.focused === world.a)
    await world.arrow(UIKeyCommand.inputUpArrow)
    #expect(world.focused === world.a)
    world.right.focusGroupIdentifier = "left"
    await world.arrow(UIKeyCommand.inputRightArrow)
    #expect(world.focused === world.c)
    await world.arrow(UIKeyCommand.inputLeftArrow)
    #expect(world.focused === world.a)
  }

  @Test func `A group is entered at the item with the highest priority`() async {
    let world = await World()
    await world.tab()
    await world.arrow(UIKeyCommand.inputDownArrow)
    await world.tab()
    #expect(world.focused === world.c)
    // The item that was focused last is more important than others.
    await world.tab()
    #expect(world.focused === world.b)
    world.d.focusGroupPriority = .prioritized
    await world.tab()
    #expect(world.focused === world.d)
    // The value cannot lower the priority of the item that was focused last.
    world.b.focusGroupPriority = UIFocusGroupPriority(10)
    world.a.focusGroupPriority = UIFocusGroupPriority(20)
    await world.tab()
    #expect(world.focused === world.b)
  }

  @Test func `An arrow key has no effect while nothing is focused`() async {
    let world = await World()
    await world.arrow(UIKeyCommand.inputDownArrow)
    #expect(world.focused == nil)
    await world.tab()
    #expect(UIScreen.main.supportsFocus)
    #expect(UIScreen.main.focusedItem === world.a)
    #expect(UIScreen.main.focusedView === world.a)
  }

  @Test func `An iPhone has no focus system, and the Tab key no effect`() async {
    let world = await World(.iPhone15)
    await world.tab()
    #expect(UIFocusSystem.focusSystem(for: world.root) == nil)
    #expect(!world.a.isFocused)
    #expect(!UIScreen.main.supportsFocus)
    #expect(UIScreen.main.focusedItem == nil)
  }

  @Test func `A movement without a target is reported`() async throws {
    let world = await World()
    await world.tab()
    let system = try #require(UIFocusSystem.focusSystem(for: world.root))
    var failures: [UIFocusHeading] = []
    let contextKey = UIFocusSystem.focusUpdateContextUserInfoKey
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil
    ) { notification in
      let context = notification.userInfo?[contextKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated { if let context { failures.append(context.focusHeading) } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await world.arrow(UIKeyCommand.inputLeftArrow)
    #expect(failures == [.left])
    #expect(world.focused === world.a)
    await world.arrow(UIKeyCommand.inputDownArrow)
    #expect(failures == [.left])
  }

  @Test func `A guide directs the focus to its environments`() async {
    let world = await World()
    let guide = UIFocusGuide()
    world.root.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: world.root.view.leadingAnchor, constant: 310),
      guide.widthAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: world.root.view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 400),
    ])
    await world.tab()
    await world.arrow(UIKeyCommand.inputRightArrow)
    #expect(world.focused === world.a)
    guide.preferredFocusEnvironments = [world.d]
    guide.isEnabled = false
    await world.arrow(UIKeyCommand.inputRightArrow)
    #expect(world.focused === world.a)
    guide.isEnabled = true
    await world.arrow(UIKeyCommand.inputRightArrow)
    #expect(world.focused === world.d)
  }

  @Test func `Return and the space bar perform the primary action of the focused control`() async throws {
    let world = await World()
    let control = Control(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    world.left.addSubview(control)
    let system = try #require(UIFocusSystem.focusSystem(for: control))
    system.requestFocusUpdate(to: control)
    system.updateFocusIfNeeded()
    #expect(control.state.contains(.focused))
    await world.simulator.press("\r")
    await world.simulator.press(" ")
    #expect(count == 2)
    // A key command of the app takes precedence.
    world.root.commands = [UIKeyCommand(action: "act:", input: "\r", modifierFlags: [])]
    await world.simulator.press("\r")
    #expect(world.root.performed == 1)
    #expect(count == 2)
    control.isEnabled = false
    world.simulator.commit()
    #expect(world.focused !== control)
    #expect(!control.state.contains(.focused))
  }

  @Test func `The focused text field is the first responder, and receives the keys`() async {
    let world = await World()
    let first = UITextField(frame: CGRect(x: 50, y: 450, width: 200, height: 40))
    let second = UITextField(frame: CGRect(x: 50, y: 550, width: 200, height: 40))
    for field in [first, second] { world.root.view.addSubview(field) }
    first.becomeFirstResponder()
    world.simulator.commit()
    await world.tab()
    #expect(world.focused === second)
    #expect(second.isFirstResponder)
    await world.simulator.press("x")
    #expect(second.text == "x")
    await world.backTab()
    #expect(world.focused === first)
    #expect(first.isFirstResponder)
    // The text is no longer edited when another item is focused.
    await world.backTab()
    #expect(world.focused === world.c)
    #expect(!first.isFirstResponder)
  }

  @Test func `The focus moves to a presented view controller, and back when it is dismissed`() async {
    let world = await World()
    await world.tab()
    await world.arrow(UIKeyCommand.inputDownArrow)
    let presented = UIViewController()
    presented.modalPresentationStyle = .formSheet
    let item = Item(50, 100)
    presented.view.addSubview(item)
    world.root.present(presented, animated: true)
    await world.simulator.settle()
    #expect(world.focused === item)
    await world.tab()
    #expect(world.focused === item)
    presented.dismiss(animated: true)
    await world.simulator.settle()
    #expect(world.focused === world.b)
  }

  @Test func `The focus moves to the preferred item after a dismissal if the controller does not restore it`() async {
    let world = await World()
    world.root.restoresFocusAfterTransition = false
    await world.tab()
    await world.arrow(UIKeyCommand.inputDownArrow)
    #expect(world.focused === world.b)
    let presented = UIViewController()
    presented.modalPresentationStyle = .formSheet
    presented.view.addSubview(Item(50, 100))
    world.root.present(presented, animated: true)
    await world.simulator.settle()
    presented.dismiss(animated: true)
    await world.simulator.settle()
    #expect(world.focused === world.a)
  }

  @Test func `The focused view has a halo in its tint color, which ends with the focus`() async throws {
    let world = await World()
    func halos(of view: UIView) -> [CAShapeLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }
    world.a.tintColor = .systemPink
    await world.tab()
    let halo = try #require(halos(of: world.a).first)
    #expect(halo.strokeColor == UIColor.systemPink.resolvedColor(with: world.a.traitCollection).cgColor)
    #expect(try #require(halo.path).boundingBox.contains(world.a.bounds))
    await world.tab()
    #expect(halos(of: world.a).isEmpty)
    world.b.focusEffect = nil
    await world.tab()
    await world.arrow(UIKeyCommand.inputDownArrow)
    #expect(world.focused === world.b)
    #expect(halos(of: world.b).isEmpty)
  }

  @Test func `A Tab key ends the editing of a text although its target is focused already`() async {
    let world = await World()
    let field = UITextField(frame: CGRect(x: 50, y: 450, width: 200, height: 40))
    world.root.view.addSubview(field)
    await world.tab()
    field.becomeFirstResponder()
    world.simulator.commit()
    await world.tab()
    #expect(world.focused === world.a)
    #expect(!field.isFirstResponder)
  }

  @Test func `The debugger reports why an item cannot be focused, and what would be`() async {
    let world = await World()
    #expect("\(UIFocusDebugger.checkFocusability(for: world.a))".contains("can be focused"))
    world.left.isHidden = true
    let check = "\(UIFocusDebugger.checkFocusability(for: world.a))"
    #expect(check.contains("cannot be focused"))
    #expect(check.contains("is hidden"))
    #expect("\(UIFocusDebugger.simulateFocusUpdateRequest(from: world.root))".contains("Item"))
    let groups = "\(UIFocusDebugger.focusGroups(for: world.root))"
    #expect(groups.contains("right"))
    #expect(!groups.contains("left"))
    #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: world.root))".contains("UIView"))
    #expect("\(UIFocusDebugger.status())".contains("nothing"))
    #expect("\(UIFocusDebugger.help())".contains("focusGroups"))
    #expect(world.focused == nil)
  }
}
