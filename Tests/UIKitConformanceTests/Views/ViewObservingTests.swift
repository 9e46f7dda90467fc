import Testing
import UIKit

/// Key-value observing of views.
@MainActor
struct ViewObservingTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  @Test(.rule("R1893"))
  func `The transform of a view and the inset of a scroll view can be observed`() {
    let view = UIScrollView()
    let observations = [
      view.observe(\.transform, options: [.old, .new]) { [log] _, change in
        let (old, new) = (change.oldValue?.tx, change.newValue?.tx)
        MainActor.assumeIsolated { log.entries.append("\(old ?? -1) to \(new ?? -1)") }
      },
      view.observe(\.contentInset, options: [.old, .new]) { [log] _, change in
        let (old, new) = (change.oldValue?.top, change.newValue?.top)
        MainActor.assumeIsolated { log.entries.append("\(old ?? -1) to \(new ?? -1)") }
      },
    ]
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    view.contentInset.top = 20
    #expect(log.entries == ["0.0 to 5.0", "0.0 to 20.0"])
    withExtendedLifetime(observations) {}
  }
}
