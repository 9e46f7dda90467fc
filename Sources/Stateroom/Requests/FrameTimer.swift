import UIKit

/// Calls a block once, in the first frame at or after a time.
///
/// Its time is that of the frames which the user sees: it stands still while the app is in the background. Whoever made it
/// owns it; freed, it does not call any more.
@MainActor
final class FrameTimer {
  private let link: CADisplayLink

  /// - Parameter delay: How long to wait, in seconds.
  init(after delay: TimeInterval, _ block: @escaping () -> Void) {
    let deadline = CACurrentMediaTime() + delay
    link = CADisplayLink.calling { link in
      guard CACurrentMediaTime() >= deadline else { return }
      link.invalidate()
      block()
    }
    link.add(to: .main, forMode: .common)
  }

  isolated deinit { link.invalidate() }
}

extension CADisplayLink {
  #if canImport(ObjectiveC)
    /// The target of a link, which the link keeps.
    private final class Target: NSObject {
      let block: (CADisplayLink) -> Void
      init(_ block: @escaping (CADisplayLink) -> Void) { self.block = block }
      @objc func frame(_ link: CADisplayLink) { block(link) }
    }

    fileprivate static func calling(_ block: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
      CADisplayLink(target: Target(block), selector: #selector(Target.frame))
    }
  #else
    fileprivate static func calling(_ block: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
      CADisplayLink(_runtimeHandler: block)
    }
  #endif
}
