import Simulator
import Testing
import UIKit

/// Timers and delayed calls that name the method of an object.
@MainActor
struct SelectorTimerTests {
  let simulator: Simulator
  let log: EventLog

  init() async {
    simulator = await Simulator.boot()
    log = EventLog(on: simulator)
  }

  /// An object with methods that are called by name.
  private final class Receiver: NSObject, _RuntimeActionTarget {
    let log: EventLog
    var timer: Timer?

    init(_ log: EventLog) { self.log = log }

    func _runtimeCanPerform(_ action: Selector) -> Bool { ["tick:", "stop:", "note:", "pass"].contains(action) }

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      switch action {
      case "tick:": log.add("tick \((sender as? Timer)?.userInfo ?? "-")")
      case "stop:": (sender as? Timer)?.invalidate()
      case "note:": log.add("note \(sender ?? "-")")
      case "pass": log.add("pass")
      default: return false
      }
      return true
    }

    @discardableResult
    func schedule(
      _ interval: TimeInterval, _ selector: Selector = "tick:", userInfo: Any? = nil, repeats: Bool = false
    ) -> Timer {
      Timer.scheduledTimer(
        timeInterval: interval, target: self, selector: selector, userInfo: userInfo, repeats: repeats)
    }
  }

  @Test func `A timer calls the method of its target with itself`() async {
    Receiver(log).schedule(0.5, userInfo: "news")
    await simulator.advance(by: .seconds(2))
    #expect(log.events == ["tick news 500"])
  }

  @Test func `A repeating timer calls the method until it is invalidated`() async {
    let timer = Receiver(log).schedule(0.25, repeats: true)
    await simulator.advance(by: .milliseconds(600))
    timer.invalidate()
    await simulator.advance(by: .seconds(1))
    #expect(log.events == ["tick - 250", "tick - 500"])
  }

  @Test func `A timer that was created with a target fires when it was added to the run loop`() async {
    let receiver = Receiver(log)
    let timer = Timer(timeInterval: 0.5, target: receiver, selector: "tick:", userInfo: nil, repeats: false)
    await simulator.advance(by: .seconds(1))
    #expect(log.events == [])
    RunLoop.main.add(timer, forMode: .common)
    await simulator.advance(by: .seconds(1))
    #expect(log.events.count == 1)
  }

  @Test func `A timer retains its target until it is invalidated`() async {
    weak var released: Receiver?
    var timer: Timer?
    do {
      let receiver = Receiver(log)
      // A cycle that the invalidation has to break.
      receiver.timer = receiver.schedule(10, userInfo: receiver, repeats: true)
      timer = receiver.timer
      released = receiver
    }
    await simulator.advance(by: .seconds(1))
    #expect(released != nil)
    #expect(timer?.userInfo is Receiver)
    timer?.invalidate()
    #expect(timer?.userInfo == nil)
    #expect(released == nil)
  }

  @Test func `A timer that does not repeat releases its target after it has fired`() async {
    weak var released: Receiver?
    var timer: Timer?
    do {
      let receiver = Receiver(log)
      timer = receiver.schedule(0.5)
      released = receiver
    }
    await simulator.advance(by: .seconds(1))
    #expect(log.events == ["tick - 500"])
    #expect(released == nil)
    withExtendedLifetime(timer) {}
  }

  @Test func `A method can invalidate its timer`() async {
    let receiver = Receiver(log)
    let timer = receiver.schedule(0.5, "stop:", repeats: true)
    await simulator.advance(by: .seconds(2))
    #expect(!timer.isValid)
  }

  // MARK: - Delayed calls

  @Test func `A delayed call is made at its time, with its argument`() async {
    Receiver(log).perform("note:", with: "hello", afterDelay: 0.4)
    await simulator.advance(by: .seconds(1))
    #expect(log.events == ["note hello 400"])
  }

  @Test func `A call without a delay is not made inside the request`() async {
    Receiver(log).perform("pass", with: nil, afterDelay: 0)
    #expect(log.events == [])
    await simulator.advance(by: .milliseconds(10))
    #expect(log.events.count == 1)
  }

  @Test func `Delayed calls are cancelled by their target, their method and their argument`() async {
    let (receiver, other) = (Receiver(log), Receiver(log))
    receiver.perform("note:", with: "a", afterDelay: 0.1)
    receiver.perform("note:", with: "b", afterDelay: 0.2)
    receiver.perform("pass", with: nil, afterDelay: 0.3)
    other.perform("note:", with: "a", afterDelay: 0.4)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "note:", object: "a")
    await simulator.advance(by: .milliseconds(250))
    #expect(log.events == ["note b 200"])
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    await simulator.advance(by: .seconds(1))
    #expect(log.events == ["note b 200", "note a 400"])
  }

  @Test func `A cancelled call releases its target`() async {
    weak var released: Receiver?
    do {
      let receiver = Receiver(log)
      released = receiver
      receiver.perform("pass", with: nil, afterDelay: 10)
    }
    #expect(released != nil)
    if let receiver = released { NSObject.cancelPreviousPerformRequests(withTarget: receiver) }
    #expect(released == nil)
  }

  @Test func `An object responds to the methods that it names, and performs them`() {
    let receiver = Receiver(log)
    #expect(receiver.responds(to: "pass"))
    #expect(!receiver.responds(to: "fly"))
    receiver.perform("pass")
    receiver.perform("note:", with: 3)
    #expect(log.events == ["pass 0", "note 3 0"])
  }

  @Test func `An autorelease pool returns the result of its closure`() {
    #expect(autoreleasepool { 3 } == 3)
  }
}
