import Simulator
import Testing

@testable import UIKit

/// Menus whose elements arrive when they are displayed.
@MainActor
struct DeferredMenuTests {
  private func platter(in view: UIView) -> MenuPlatter? {
    view as? MenuPlatter ?? view.subviews.lazy.compactMap { platter(in: $0) }.first
  }

  @Test(arguments: [true, false])
  func `A menu has the height of the elements that arrive, immediately or later`(isLate: Bool) async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(UINavigationController(rootViewController: root))
    let elements = (1...4).map { UIAction(title: "Element \($0)") { _ in } }
    var provide: ([UIMenuElement]) -> Void = { _ in }
    let deferred = UIDeferredMenuElement.uncached { completion in
      if isLate { provide = completion } else { completion(elements) }
    }
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [deferred]))
    await simulator.settle()
    try await simulator.tap("More")
    await simulator.settle()
    let shown = try #require(UIApplication.shared.visibleWindows.lazy.compactMap { platter(in: $0) }.first)
    #expect(shown.frame.height == (isLate ? 44 : 176))
    provide(elements)
    await simulator.settle()
    #expect(shown.frame.height == 176)
  }
}
