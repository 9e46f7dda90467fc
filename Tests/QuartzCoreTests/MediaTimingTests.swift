import Testing

@testable import QuartzCore

/// The conversion of times, by the formulas that are documented for `CAMediaTiming`.
@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func `Without a fill mode, there is no time before the beginning and after the end`() {
    let timing = timing { _ in }
    #expect(timing.basicTime(at: -0.1) == nil)
    #expect(timing.basicTime(at: 0)?.time == 0)
    #expect(timing.basicTime(at: 1.5)?.time == 1.5)
    #expect(timing.basicTime(at: 2) == nil)
  }

  private static let fills: [(CAMediaTimingFillMode, Double?, Double?)] = [
    (.forwards, nil, 2), (.backwards, 0, nil), (.both, 0, 2), (.removed, nil, nil),
  ]

  @Test(arguments: fills)
  func `A fill mode extends the first or the last time`(mode: CAMediaTimingFillMode, before: Double?, after: Double?) {
    let timing = timing { $0.fillMode = mode }
    #expect(timing.basicTime(at: -5)?.time == before)
    #expect(timing.basicTime(at: 5)?.time == after)
  }

  @Test func `A repetition may be a fraction`() {
    let timing = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(timing.activeDuration == 5)
    #expect(timing.basicTime(at: 3) == MediaTiming.Basic(time: 1, repetition: 1))
    #expect(timing.basicTime(at: 9) == MediaTiming.Basic(time: 1, repetition: 2))
  }

  @Test func `The last repetition ends at its end, not at the beginning of another one`() {
    let timing = timing {
      $0.repeatCount = 3
      $0.fillMode = .both
    }
    #expect(timing.basicTime(at: 6) == MediaTiming.Basic(time: 2, repetition: 2))
  }

  @Test func `A repeat duration can end within a repetition`() {
    let timing = timing { $0.repeatDuration = 3 }
    #expect(timing.activeDuration == 3)
    #expect(timing.basicTime(at: 2.5)?.time == 0.5)
    #expect(timing.basicTime(at: 3) == nil)
  }

  @Test func `An animation that reverses plays backward in the second half of a repetition`() {
    let timing = timing {
      $0.autoreverses = true
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    #expect(timing.activeDuration == 8)
    #expect(timing.basicTime(at: 3)?.time == 1)
    #expect(timing.basicTime(at: 5) == MediaTiming.Basic(time: 1, repetition: 1))
    #expect(timing.basicTime(at: 8)?.time == 0)
  }

  @Test func `A time offset begins within the animation, whose beginning follows its end`() {
    let timing = timing { $0.timeOffset = 1.5 }
    #expect(timing.basicTime(at: 0)?.time == 1.5)
    #expect(timing.basicTime(at: 1)?.time == 0.5)
  }

  @Test func `With a negative speed time runs backward`() {
    let timing = timing { $0.speed = -1 }
    #expect(timing.basicTime(at: 0.5)?.time == 1.5)
  }

  @Test func `The time of a layer follows from its begin time, its speed, and its offset`() {
    let timing = timing {
      $0.beginTime = 10
      $0.speed = 2
      $0.timeOffset = 3
    }
    #expect(timing.map.apply(12) == 7)
    #expect(timing.map.inverse(7) == 12)
    #expect(timing.map.followed(by: TimeMap(rate: 0.5, offset: 1)).apply(12) == 4.5)
  }
}
