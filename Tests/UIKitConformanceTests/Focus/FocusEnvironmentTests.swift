import Testing
import UIKit

/// The focus environments without a focus system: their hierarchy and their values.
@MainActor
struct FocusEnvironmentTests {
  @Test(.rule("R1780"))
  func `The parent of a view is its superview, and that of a root view its view controller`() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.parentFocusEnvironment === outer)
    #expect(outer.parentFocusEnvironment === controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(UIView().parentFocusEnvironment == nil)
  }

  @Test(.rule("R1958"))
  func `A view controller restores the focus by default`() {
    #expect(UIViewController().restoresFocusAfterTransition)
  }

  @Test(.rule("R1780"))
  func `An environment contains what is below it in the hierarchy`() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(outer.contains(inner))
    #expect(controller.contains(inner))
    #expect(!inner.contains(outer))
    #expect(!UIView().contains(inner))
  }

  @Test(.rule("R1781"))
  func `A view prefers itself, and a view controller its view`() throws {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.preferredFocusEnvironments.count == 1)
    #expect(view.preferredFocusEnvironments.first === view)
    #expect(controller.preferredFocusEnvironments.count == 1)
    #expect(controller.preferredFocusEnvironments.first === controller.view)
  }

  @Test(.rule("R1782"))
  func `A view is the container of the subviews that intersect a rectangle`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let second = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(first)
    view.addSubview(second)
    let container = try #require(view.focusItemContainer)
    #expect(container.coordinateSpace === view)
    let found = container.focusItems(in: CGRect(x: 90, y: 90, width: 20, height: 20))
    #expect(found.count == 1)
    #expect(found.first === second)
    #expect(UIScrollView().focusItemContainer is any UIFocusItemScrollableContainer)
  }

  @Test(.rule("R1783"))
  func `Views cannot be focused by default, and have no group and the lowest priority`() {
    let view = UIView()
    #expect(!view.canBecomeFocused)
    #expect(!view.isFocused)
    #expect(view.focusGroupIdentifier == nil)
    #expect(view.focusGroupPriority == .ignored)
    #expect(UIViewController().focusGroupIdentifier == nil)
    let priorities: [UIFocusGroupPriority] = [.ignored, .previouslyFocused, .prioritized, .currentlyFocused]
    #expect(priorities.map(\.rawValue) == priorities.map(\.rawValue).sorted())
    #expect(Set(priorities.map(\.rawValue)).count == 4)
    view.focusGroupPriority = UIFocusGroupPriority(50)
    #expect(view.focusGroupPriority.rawValue == 50)
  }

  @Test(.rule("R1784"))
  func `The focus effect is copied, and can be removed`() throws {
    let view = UIView()
    let container = UIView()
    let effect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(effect.position == .automatic)
    effect.containerView = container
    effect.position = .inside
    view.focusEffect = effect
    let copy = try #require(view.focusEffect as? UIFocusHaloEffect)
    #expect(copy !== effect)
    #expect(copy.position == .inside)
    #expect(copy.containerView === container)
    view.focusEffect = nil
    #expect(view.focusEffect == nil)
  }

  @Test(.rule("R1785"))
  func `An environment outside of a window has no focus system`() {
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
  }

  @Test(.rule("R1798"))
  func `A focus guide is enabled, and has no environments by default`() {
    let guide = UIFocusGuide()
    #expect(guide.isEnabled)
    #expect(guide.preferredFocusEnvironments.isEmpty)
  }
}
