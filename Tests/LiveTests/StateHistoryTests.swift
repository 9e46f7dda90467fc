import Foundation
import Testing

@testable import Live

/// The state with which each version of an app launches.
struct StateHistoryTests {
  private var history = StateHistory()
  private let first = Data([1])
  private let second = Data([2])
  private let third = Data([3])

  @Test mutating func `Each version receives the state of the one before`() {
    #expect(history.next(after: nil) == nil)
    history.didLaunch()
    for state in [first, second] {
      #expect(history.next(after: state) == state)
      history.didLaunch()
    }
  }

  @Test mutating func `After a crash, the next version receives the last state`() {
    #expect(history.next(after: first) == first)
    history.didLaunch()
    let isBecauseOfState = history.didEnd()
    #expect(!isBecauseOfState)
    #expect(history.next(after: nil) == first)
  }

  @Test mutating func `A state that ends a launch is tried by the next version, and then no more`() {
    #expect(history.next(after: first) == first)
    let isFirstReason = history.didEnd()
    #expect(isFirstReason)
    // The version is started again, without a state.
    history.didLaunch()
    #expect(history.next(after: second) == first)
    let isSecondReason = history.didEnd()
    #expect(isSecondReason)
    history.didLaunch()
    #expect(history.next(after: third) == third)
  }

  @Test mutating func `A state that launches at the second attempt is replaced by newer ones`() {
    #expect(history.next(after: first) == first)
    _ = history.didEnd()
    #expect(history.next(after: second) == first)
    history.didLaunch()
    #expect(history.next(after: third) == third)
  }

  @Test mutating func `A version that ends without a state is not started again`() {
    #expect(history.next(after: nil) == nil)
    let isBecauseOfState = history.didEnd()
    #expect(!isBecauseOfState)
  }
}
