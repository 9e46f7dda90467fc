import UIKit

/// A display link that counts its frames, created with the initializer of each platform.
@MainActor
final class DisplayLinkProbe: NSObject {
  private(set) var frames = 0
  private(set) lazy var link = makeLink()

  #if canImport(ObjectiveC)
    private func makeLink() -> CADisplayLink { CADisplayLink(target: self, selector: #selector(fire)) }
    @objc private func fire() { frames += 1 }
  #else
    private func makeLink() -> CADisplayLink { CADisplayLink(_runtimeHandler: { _ in self.frames += 1 }) }
  #endif
}
