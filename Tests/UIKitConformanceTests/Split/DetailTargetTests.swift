import Testing
import UIKit

/// The notification for controllers that show whether details replace them.
@MainActor
struct DetailTargetTests {
  @MainActor
  private final class Counter {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(_ split: UISplitViewController) {
      token = NotificationCenter.default.addObserver(
        forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.count += 1 } }
    }

    isolated deinit {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test(.rule("R1874")) func `A split view controller reports that it was collapsed and expanded`() async throws {
    let it = try await SplitStage()
    await it.show(.regular)
    let counter = Counter(it.split)
    await it.change(to: .compact)
    #expect(counter.count == 1)
    await it.change(to: .regular)
    #expect(counter.count == 2)
  }
}
