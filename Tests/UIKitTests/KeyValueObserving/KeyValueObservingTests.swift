import Simulator
import Testing
@testable import UIKit

@Suite(.ownDevice)
@MainActor
struct KeyValueObservingTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  @Test func `A title is reported with its old and its new value`() {
    let controller = UIViewController()
    controller.title = "One"
    let observation = controller.observe(\.title, options: [.old, .new]) { [log] _, change in
      let (old, new) = (change.oldValue ?? nil, change.newValue ?? nil)
      MainActor.assumeIsolated { log.entries.append("\(old ?? "-") to \(new ?? "-")") }
    }
    controller.title = "Two"
    controller.title = nil
    observation.invalidate()
    controller.title = "Four"
    #expect(log.entries == ["One to Two", "Two to -"])
  }

  @Test func `Values that were not requested are not reported`() {
    let item = UINavigationItem(title: "")
    let observation = item.observe(\.prompt) { [log] _, change in
      let isSilent = change.oldValue == nil && change.newValue == nil
      MainActor.assumeIsolated { log.entries.append("\(isSilent)") }
    }
    item.prompt = "Please"
    #expect(log.entries == ["true"])
    observation.invalidate()
  }

  @Test func `On request, the present value is reported immediately`() {
    let item = UINavigationItem(title: "Now")
    let observation = item.observe(\.title, options: [.initial, .new]) { [log] item, _ in
      MainActor.assumeIsolated { log.entries.append(item.title ?? "") }
    }
    #expect(log.entries == ["Now"])
    observation.invalidate()
  }

  /// An object that changes a view when it is deallocated.
  @MainActor
  private final class Owner {
    let view: UIView
    init(of view: UIView) { self.view = view }
    isolated deinit { view.alpha = 0.5 }
  }

  /// Observes a view with a closure that retains an object, which changes another view when it is deallocated.
  private func observe(_ view: UIView, changing other: UIView) -> NSKeyValueObservation {
    let owner = Owner(of: other)
    return view.observe(\.isHidden) { _, _ in withExtendedLifetime(owner) {} }
  }

  @Test func `What an observer retains can change views when the observation ends`() {
    let view = UIView()
    observe(view, changing: view).invalidate()
    #expect(view.alpha == 0.5)
  }

  @Test func `What an observer retains can change views after the object was deallocated`() {
    let view = UIView()
    let observation = observe(UIView(), changing: view)
    #expect(view.alpha == 1)
    // The observers of objects that were deallocated are removed with the next one.
    let other = view.observe(\.alpha) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("changed") } }
    #expect(view.alpha == 0.5)
    withExtendedLifetime((observation, other)) {}
  }

  @Test func `Many observations of one object and of others end independently`() {
    let items = (0..<3).map { UINavigationItem(title: "\($0)") }
    var observations = items.flatMap { item in
      (0..<3).map { number in
        item.observe(\.title) { [log] item, _ in
          MainActor.assumeIsolated { log.entries.append("\(item.title ?? "") \(number)") }
        }
      }
    }
    items[1].title = "a"
    #expect(log.entries == ["a 0", "a 1", "a 2"])
    observations.remove(at: 4).invalidate()
    observations.first?.invalidate()
    log.entries = []
    for item in items { item.title = "b" }
    #expect(log.entries == ["b 1", "b 2", "b 0", "b 2", "b 0", "b 1", "b 2"])
    observations = []
    for item in items { item.title = "c" }
    #expect(log.entries.count == 7)
  }

  @Test func `An observation ends when it is deallocated`() {
    let item = UINavigationItem(title: "")
    var observation: NSKeyValueObservation? = item.observe(\.title) { [log] _, _ in
      MainActor.assumeIsolated { log.entries.append("changed") }
    }
    item.title = "a"
    withExtendedLifetime(observation) {}
    observation = nil
    item.title = "b"
    #expect(log.entries == ["changed"])
  }

  @Test func `One button and the list of buttons are reported together`() {
    let item = UINavigationItem(title: "")
    let observations = [
      item.observe(\.rightBarButtonItem) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("one") } },
      item.observe(\.rightBarButtonItems) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("all") } },
    ]
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    item.rightBarButtonItems = nil
    #expect(log.entries.sorted() == ["all", "all", "one", "one"])
    withExtendedLifetime(observations) {}
  }

  @Test func `A tab bar item's title is found by either class`() {
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    let observations = [
      item.observe(\.title) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("tab") } },
      (item as UIBarItem).observe(\.title) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("bar") } },
      item.observe(\.badgeValue) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("badge") } },
    ]
    item.title = "b"
    item.badgeValue = "1"
    #expect(log.entries == ["tab", "bar", "badge"])
    withExtendedLifetime(observations) {}
  }

  @Test func `Scrolling is reported as it happens`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observations = [
      scrollView.observe(\.contentOffset, options: .new) { [log] _, change in
        let y = change.newValue?.y ?? -1
        MainActor.assumeIsolated { log.entries.append("offset \(y)") }
      },
      scrollView.observe(\.contentSize, options: .new) { [log] _, change in
        let height = change.newValue?.height ?? -1
        MainActor.assumeIsolated { log.entries.append("size \(height)") }
      },
    ]
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 30
    #expect(log.entries == ["size 500.0", "offset 30.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func `An observer that ends another one takes effect, and a deallocated object is removed`() {
    var item: UINavigationItem? = UINavigationItem(title: "")
    var second: NSKeyValueObservation?
    let first = item?.observe(\.title) { [log] _, _ in
      MainActor.assumeIsolated {
        log.entries.append("first")
        second?.invalidate()
      }
    }
    second = item?.observe(\.title) { [log] _, _ in MainActor.assumeIsolated { log.entries.append("second") } }
    item?.title = "a"
    #expect(log.entries == ["first"])
    item = nil
    withExtendedLifetime(first) {}
  }
}
