import Simulator
import Stateroom
import Testing
import UIKit

/// What the system is asked on behalf of the content, and when.
@MainActor
struct SystemAppearanceTests {
  private final class Container: ContainerViewController {
    var statusBarUpdates: [TimeInterval] = []
    var notifications: [UIAccessibility.Notification] = []
    override func setNeedsStatusBarAppearanceUpdate() {
      super.setNeedsStatusBarAppearanceUpdate()
      statusBarUpdates.append(UIView.inheritedAnimationDuration)
    }
    override func accessibilityNotification(forShowing child: UIViewController) -> UIAccessibility.Notification? {
      let notification = super.accessibilityNotification(forShowing: child)
      if let notification { notifications.append(notification) }
      return notification
    }
  }

  let simulator: Simulator
  private let container = Container()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [UIViewController()]
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
    container.statusBarUpdates = []
    container.notifications = []
  }

  private func slow(_ duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(entering: .fade, leaving: .none, timing: .curve(.linear), duration: duration)
  }

  @Test func `The status bar changes inside the animation`() {
    container.setViewController(UIViewController(), using: slow(0.75))
    simulator.advance(by: .seconds(1))
    #expect(container.statusBarUpdates == [0.75])
  }

  @Test func `Without an animation it changes immediately`() {
    container.setViewController(UIViewController(), using: .none)
    #expect(container.statusBarUpdates == [0])
  }

  @Test func `A reversal changes it back`() throws {
    let interaction = try #require(container.beginInteractiveTransition(to: [UIViewController()], using: slow(1)))
    interaction.update(0.5)
    #expect(container.statusBarUpdates.count == 1)
    interaction.cancel()
    simulator.advance(by: .seconds(2))
    #expect(container.statusBarUpdates.count == 2)
    #expect(container.statusBarUpdates.allSatisfy { $0 > 0 })
  }

  @Test func `Off the screen nothing waits for an animation that does not run`() {
    let other = Container()
    other.loadViewIfNeeded()
    other.setViewController(UIViewController(), using: slow(1))
    #expect(other.statusBarUpdates == [0])
  }

  @Test func `Content that covers the window changes the screen, other content the layout`() {
    container.setViewController(UIViewController(), using: .none)
    #expect(container.notifications == [.screenChanged])
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.view.addSubview(box)
    container.contentView = box
    container.setViewController(UIViewController(), using: .dissolve)
    simulator.advance(by: .seconds(1))
    #expect(container.notifications == [.screenChanged, .layoutChanged])
  }
}
