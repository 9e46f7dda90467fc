import Testing
import UIKit

/// The columns of a split view controller.
@MainActor
struct SplitColumnTests {
  @Test(.rule("R820")) func `A column returns the controller that was set, in a navigation controller of its own`()
    async throws
  {
    let it = try await SplitStage()
    #expect(it.split.viewController(for: .primary) === it.primary)
    #expect(it.split.viewController(for: .secondary) === it.secondary)
    #expect(it.primary.navigationController != nil)
    #expect(it.primary.navigationController !== it.secondary.navigationController)
    #expect(it.primary.splitViewController === it.split)
    let navigation = UINavigationController(rootViewController: UIViewController())
    it.split.setViewController(navigation, for: .secondary)
    #expect(it.split.viewController(for: .secondary) === navigation)
    #expect(navigation.parent === it.split)
  }

  @Test(.rule("R821")) func `A split view controller has the style that it was created with`() {
    #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
    #expect(UISplitViewController().style == .unspecified)
    let split = UISplitViewController()
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.presentsWithGesture)
    #expect(split.displayModeButtonVisibility == .automatic)
    #expect(split.primaryBackgroundStyle == .none)
    #expect(split.primaryEdge == .leading)
    #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
  }

  @Test(.rule("R822")) func `Columns beside each other share the width`() async throws {
    let it = try await SplitStage()
    it.split.preferredDisplayMode = .oneBesideSecondary
    it.split.preferredSplitBehavior = .tile
    it.split.preferredPrimaryColumnWidth = 120
    it.split.minimumPrimaryColumnWidth = 120
    it.split.maximumPrimaryColumnWidth = 120
    await it.show(.regular)
    #expect(!it.split.isCollapsed)
    #expect(it.split.displayMode == .oneBesideSecondary)
    #expect(it.split.primaryColumnWidth == 120)
    let (primary, secondary) = (frame(it.primary, it.split), frame(it.secondary, it.split))
    #expect(primary.minX == 0)
    #expect(abs(primary.width - 120) <= 1)
    #expect(abs(secondary.minX - 120) <= 1)
    #expect(secondary.maxX == it.split.view.bounds.width)
  }

  @Test(.rule("R823")) func `The classic interface has a primary and a secondary controller`() async throws {
    let stage = try await Stage.open()
    let split = UISplitViewController()
    let (primary, secondary) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    split.viewControllers = [primary, secondary]
    split.traitOverrides.horizontalSizeClass = .regular
    split.preferredDisplayMode = .oneBesideSecondary
    await stage.show(split)
    await stage.settle()
    #expect(split.viewControllers == [primary, secondary])
    #expect(primary.parent === split)
    #expect(secondary.parent === split)
    let next = UIViewController()
    split.showDetailViewController(next, sender: nil)
    await stage.settle()
    #expect(split.viewControllers.last === next)
    #expect(next.viewIfLoaded?.window != nil)
    #expect(secondary.parent == nil)
  }

  private func frame(_ controller: UIViewController, _ split: UISplitViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: split.view)
  }
}
