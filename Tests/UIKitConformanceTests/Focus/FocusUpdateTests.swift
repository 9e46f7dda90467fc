import Testing
import UIKit

/// The updates of the focus that an app requests, on an iPad.
@MainActor
@Suite(.enabled { await Stage.hasPad })
struct FocusUpdateTests {
  @MainActor
  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private final class Item: UIView {
    let name: String
    let log: Log
    var isFocusable = true
    var isPermitted = true
    var preferred: [any UIFocusEnvironment]?
    var coordinate: ((UIFocusAnimationCoordinator) -> Void)?

    init(_ name: String, _ log: Log, x: CGFloat, y: CGFloat = 100, width: CGFloat = 100, height: CGFloat = 50) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { isFocusable }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred ?? super.preferredFocusEnvironments }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      log.entries.append("should \(name)")
      return isPermitted
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      log.entries.append("did \(name) \(isFocused)")
      coordinate?(coordinator)
    }
  }

  private final class Root: UIViewController {
    var preferred: [any UIFocusEnvironment]?
    var contexts: [UIFocusUpdateContext] = []

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred ?? super.preferredFocusEnvironments }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      contexts.append(context)
    }
  }

  /// Two items in a container, and a third one beside it.
  @MainActor
  private final class World {
    let stage: Stage
    let log = Log()
    let root = Root()
    let container: Item
    let (first, second, third): (Item, Item, Item)
    let system: UIFocusSystem

    init() async throws {
      stage = try await Stage.openPad()
      container = Item("container", log, x: 0, width: 300, height: 300)
      container.isFocusable = false
      first = Item("first", log, x: 0)
      second = Item("second", log, x: 150)
      third = Item("third", log, x: 400)
      root.view.addSubview(container)
      container.addSubview(first)
      container.addSubview(second)
      root.view.addSubview(third)
      await stage.show(root)
      system = try #require(UIFocusSystem.focusSystem(for: root))
    }

    /// Requests an update, and performs it.
    func focus(_ environment: any UIFocusEnvironment) {
      system.requestFocusUpdate(to: environment)
      system.updateFocusIfNeeded()
    }
  }

  @Test(.rule("R1785"))
  func `The environments of a scene have its focus system`() async throws {
    let world = try await World()
    #expect(UIFocusSystem.focusSystem(for: world.first) === world.system)
    #expect(world.stage.scene.focusSystem === world.system)
    #expect(world.system.focusedItem == nil)
  }

  @Test(.rule("R1786"))
  func `A requested update is performed in the next cycle`() async throws {
    let world = try await World()
    world.system.requestFocusUpdate(to: world.second)
    #expect(world.system.focusedItem == nil)
    await world.stage.turn()
    #expect(world.system.focusedItem === world.second)
    #expect(world.second.isFocused)
    #expect(!world.first.isFocused)
  }

  @Test(.rule("R1786"))
  func `A requested update is performed immediately if the system is requested to`() async throws {
    let world = try await World()
    world.system.requestFocusUpdate(to: world.first)
    world.system.updateFocusIfNeeded()
    #expect(world.system.focusedItem === world.first)
  }

  @Test(.rule("R1786"))
  func `A request for an environment without an item that can be focused has no effect`() async throws {
    let world = try await World()
    world.focus(world.first)
    world.third.isFocusable = false
    world.focus(world.third)
    #expect(world.system.focusedItem === world.first)
  }

  @Test(.rule("R1787"))
  func `The preferred environments are searched in their order, each with those that it prefers`() async throws {
    let world = try await World()
    world.third.isFocusable = false
    world.container.preferred = [world.second, world.first]
    world.root.preferred = [world.third, world.container]
    world.focus(world.root)
    #expect(world.system.focusedItem === world.second)
    world.second.isFocusable = false
    world.focus(world.root)
    #expect(world.system.focusedItem === world.first)
  }

  @Test(.rule("R1788"))
  func `All environments of the previous and the next item are asked and notified, from them upward`() async throws {
    let world = try await World()
    world.focus(world.first)
    #expect(world.log.take() == ["should first", "should container", "did first true", "did container false"])
    world.focus(world.third)
    let entries = world.log.take()
    #expect(Set(entries.prefix(3)) == ["should first", "should container", "should third"])
    #expect(Set(entries.dropFirst(3)) == ["did first false", "did container false", "did third true"])
    let order = entries.filter { $0.hasPrefix("did") && !$0.contains("third") }
    #expect(order == ["did first false", "did container false"])
  }

  @Test(.rule("R1788"))
  func `The common environments are notified once, with the items`() async throws {
    let world = try await World()
    world.focus(world.first)
    world.focus(world.second)
    let context = try #require(world.root.contexts.last)
    #expect(world.root.contexts.count == 2)
    #expect(context.previouslyFocusedItem === world.first)
    #expect(context.nextFocusedItem === world.second)
    #expect(context.previouslyFocusedView === world.first)
    #expect(context.nextFocusedView === world.second)
    #expect(context.focusHeading == [])
  }

  @Test(.rule("R1789"))
  func `An environment can prevent an update`() async throws {
    let world = try await World()
    world.focus(world.first)
    world.container.isPermitted = false
    _ = world.log.take()
    world.focus(world.third)
    #expect(world.system.focusedItem === world.first)
    #expect(!world.log.take().contains { $0.hasPrefix("did") })
  }

  @Test(.rule("R1790"))
  func `Items that are hidden, transparent, disabled or covered cannot be focused`() async throws {
    let world = try await World()
    world.focus(world.first)
    world.third.isHidden = true
    world.focus(world.third)
    #expect(world.system.focusedItem === world.first)
    world.third.isHidden = false
    world.third.alpha = 0
    world.focus(world.third)
    #expect(world.system.focusedItem === world.first)
    world.third.alpha = 1
    world.third.isUserInteractionEnabled = false
    world.focus(world.third)
    #expect(world.system.focusedItem === world.first)
    world.third.isUserInteractionEnabled = true
    let cover = UIView(frame: world.third.frame.insetBy(dx: -10, dy: -10))
    cover.backgroundColor = .systemRed
    world.root.view.addSubview(cover)
    world.focus(world.third)
    #expect(world.system.focusedItem === world.first)
    cover.removeFromSuperview()
    world.focus(world.third)
    #expect(world.system.focusedItem === world.third)
  }

  @Test(.rule("R1791"))
  func `The focus moves from an item that leaves the window or is hidden`() async throws {
    let world = try await World()
    world.focus(world.second)
    world.second.removeFromSuperview()
    #expect(!world.second.isFocused)
    await world.stage.turn()
    #expect(world.system.focusedItem === world.first)
    world.container.isHidden = true
    await world.stage.turn()
    #expect(world.system.focusedItem === world.third)
  }

  @Test(.rule("R1792"))
  func `An environment requests an update only if it contains the focused item`() async throws {
    let world = try await World()
    world.focus(world.first)
    world.container.preferred = [world.second]
    world.third.setNeedsFocusUpdate()
    await world.stage.turn()
    #expect(world.system.focusedItem === world.first)
    world.container.setNeedsFocusUpdate()
    world.container.updateFocusIfNeeded()
    #expect(world.system.focusedItem === world.second)
  }

  @Test(.rule("R1792"))
  func `The request of a parent takes precedence`() async throws {
    let world = try await World()
    world.focus(world.first)
    world.container.preferred = [world.second]
    world.root.preferred = [world.third]
    world.root.setNeedsFocusUpdate()
    world.container.setNeedsFocusUpdate()
    await world.stage.turn()
    #expect(world.system.focusedItem === world.third)
  }

  @Test(.rule("R1793"))
  func `The coordinator runs animations for the items of the update, and calls the completions afterward`() async throws
  {
    let world = try await World()
    let log = world.log
    world.first.coordinate = { coordinator in
      coordinator.addCoordinatedFocusingAnimations(
        { context in
          log.entries.append(context.duration > 0 ? "focusing" : "no duration")
          world.first.alpha = 0.5
        }, completion: { log.entries.append("completed") })
      coordinator.addCoordinatedAnimations({ log.entries.append("animated") })
      log.entries.append("added")
    }
    world.focus(world.first)
    await world.stage.settle()
    await world.stage.advance(by: 1)
    let entries = world.log.take()
    #expect(entries.filter { $0 == "focusing" }.count == 1)
    #expect(entries.filter { $0 == "animated" }.count == 1)
    #expect(entries.last == "completed")
    let (added, animated) = (entries.firstIndex(of: "added"), entries.firstIndex(of: "animated"))
    #expect(try #require(added) < #require(animated))
    world.first.coordinate = nil
  }

  @Test(.rule("R1794"))
  func `A notification reports each update with its context`() async throws {
    let world = try await World()
    let log = world.log
    let contextKey = UIFocusSystem.focusUpdateContextUserInfoKey
    let coordinatorKey = UIFocusSystem.animationCoordinatorUserInfoKey
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: world.system, queue: nil
    ) { notification in
      let context = notification.userInfo?[contextKey] as? UIFocusUpdateContext
      let hasCoordinator = notification.userInfo?[coordinatorKey] is UIFocusAnimationCoordinator
      MainActor.assumeIsolated {
        log.entries.append("posted \((context?.nextFocusedItem as? Item)?.name ?? "none") \(hasCoordinator)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    world.focus(world.third)
    #expect(world.log.take().contains("posted third true"))
  }
}
