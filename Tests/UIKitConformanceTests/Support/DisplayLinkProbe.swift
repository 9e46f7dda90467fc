import UIKit

/// A display link that counts its frames.
@MainActor
final class DisplayLinkProbe: NSObject {
  private(set) var frames = 0
  private(set) var sender: CADisplayLink?
  private(set) lazy var link = CADisplayLink(target: self, selector: Self.action)

  #if canImport(ObjectiveC)
    static let action = #selector(fire(_:))
    @objc private func fire(_ link: CADisplayLink) { note(link) }
  #else
    static let action: Selector = "fire:"
  #endif

  private func note(_ link: CADisplayLink) {
    frames += 1
    sender = link
  }
}

#if !canImport(ObjectiveC)
  extension DisplayLinkProbe: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == Self.action, let link = sender as? CADisplayLink else { return false }
      note(link)
      return true
    }
  }
#endif
