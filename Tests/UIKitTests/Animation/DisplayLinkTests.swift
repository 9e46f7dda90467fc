import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct DisplayLinkTests {
  let clock = ManualClock()

  @Test func `A link is called for each frame until it is invalidated`() {
    var count = 0
    let link = CADisplayLink(_runtimeHandler: { _ in count += 1 })
    clock.advance(by: 0.1)
    #expect(count == 0)
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect((30...31).contains(count))
    link.invalidate()
    let before = count
    clock.advance(by: 0.5)
    #expect(count == before)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `A paused link is silent`() {
    var count = 0
    let link = CADisplayLink(_runtimeHandler: { _ in count += 1 })
    #expect(!link.isPaused)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    clock.advance(by: 0.5)
    #expect(count == 0)
    #expect(!AnimationEngine.shared.isRunning)
    link.invalidate()
  }

  @Test func `A link has the frame's time and the next one's`() {
    let link = CADisplayLink(_runtimeHandler: { _ in })
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(isClose(link.timestamp, clock.now))
    #expect(isClose(link.targetTimestamp - link.timestamp, 1.0 / 60))
    #expect(isClose(link.duration, 1.0 / 60))
    link.invalidate()
  }

  @Test func `A link can be called less often`() {
    var count = 0
    let link = CADisplayLink(_runtimeHandler: { _ in count += 1 })
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    link.add(to: .main, forMode: .common)
    clock.advance(by: 1)
    #expect((19...21).contains(count))
    link.invalidate()
  }

  @Test func `A display link that never ends does not keep a device from settling`() {
    let link = CADisplayLink(_runtimeHandler: { _ in })
    link.add(to: .main, forMode: .common)
    #expect(AnimationEngine.shared.isRunning)
    #expect(!AnimationEngine.shared.hasFiniteAnimations)
    link.invalidate()
  }

  @Test func `An invalidated link releases its closure`() {
    weak var released: UIView?
    let link: CADisplayLink
    do {
      let held = UIView()
      released = held
      link = CADisplayLink(_runtimeHandler: { _ in held.tag += 1 })
    }
    link.add(to: .main, forMode: .common)
    #expect(released != nil)
    link.invalidate()
    #expect(released == nil)
  }
}
