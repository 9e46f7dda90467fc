import Testing

@testable import UIKit

struct ScrollPhysicsTests {
  @Test(arguments: [0.998, 0.99])
  func `Released content loses its speed by the rate in each millisecond`(rate: CGFloat) {
    let motion = ScrollAxisMotion(from: 0, velocity: 1000, range: 0...1e6, rate: rate, bounces: true)
    for milliseconds in [1.0, 16, 100, 250] {
      let expected = 1000 * pow(Double(rate), milliseconds)
      #expect(abs(Double(motion.velocity(at: milliseconds / 1000)) - expected) < 1e-6)
    }
    #expect(abs(motion.end - -1000 / (1000 * CGFloat(log(Double(rate))))) < 1e-9)
  }

  @Test func `The rubber band follows ever less and never farther than the space`() {
    var last: CGFloat = 0
    for distance in stride(from: CGFloat(10), through: 10_000, by: 10) {
      let shown = ScrollPhysics.rubberBand(distance, dimension: 400)
      #expect(shown > last && shown < 400 && shown < distance * 0.55 + 1e-9)
      #expect(abs(ScrollPhysics.inverseRubberBand(shown, dimension: 400) - distance) < 1e-6 * distance)
      last = shown
    }
    #expect(ScrollPhysics.rubberBand(-100, dimension: 400) == -ScrollPhysics.rubberBand(100, dimension: 400))
  }

  @Test func `Content that reaches its end bounces`() {
    let motion = ScrollAxisMotion(from: 0, velocity: 3000, range: 0...500, rate: 0.998, bounces: true)
    let places = stride(from: 0.0, through: motion.duration, by: 1.0 / 240).map(motion.position(at:))
    #expect((places.max() ?? 0) > 520)
    #expect(motion.position(at: motion.duration) == 500 && motion.end == 500)
    // Neither place nor speed jumps.
    for (one, next) in zip(places, places.dropFirst()) { #expect(abs(one - next) < 3000.0 / 240 + 1) }
  }

  @Test func `Without bouncing content stops at its end`() {
    let motion = ScrollAxisMotion(from: 0, velocity: 3000, range: 0...500, rate: 0.998, bounces: false)
    for time in stride(from: 0.0, through: motion.duration + 0.1, by: 0.01) {
      #expect(motion.position(at: time) <= 500)
    }
    #expect(motion.end == 500)
  }

  @Test func `Content beyond its end is pulled back, or continues after a strong flick`() {
    let pulled = ScrollAxisMotion(from: -80, velocity: 0, range: 0...500, rate: 0.998, bounces: true)
    #expect(pulled.end == 0)
    for time in stride(from: 0.0, through: pulled.duration, by: 0.01) { #expect(pulled.position(at: time) <= 0) }
    let thrown = ScrollAxisMotion(from: -80, velocity: 4000, range: 0...5000, rate: 0.998, bounces: true)
    #expect(thrown.end > 500)
  }

  @Test(arguments: [-4000, -300, 0, 300, 4000] as [CGFloat])
  func `A target offset is reached without overshooting`(velocity: CGFloat) {
    let motion = ScrollAxisMotion(from: 100, velocity: velocity, restingAt: 400)
    let last = motion.position(at: motion.duration)
    #expect(last == 400)
    if velocity >= 0 {
      for time in stride(from: 0.0, through: motion.duration, by: 0.005) {
        #expect(motion.position(at: time) <= 400.001)
      }
    }
  }

  @Test func `Motions from any numbers end`() {
    for velocity in [0, 1e-12, -1e9, 1e9] as [CGFloat] {
      for rate in [0, 0.5, 0.998, 1, 2] as [CGFloat] {
        let motion = ScrollAxisMotion(from: 10, velocity: velocity, range: 0...100, rate: rate, bounces: true)
        #expect(motion.duration.isFinite && motion.end.isFinite && (0...100).contains(motion.end))
      }
    }
  }
}
