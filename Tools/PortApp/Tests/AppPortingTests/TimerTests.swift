import Testing

@testable import AppPorting

struct TimerTests {
  @Test(arguments: ["Timer", "Timer.init"])
  func `A timer with a block fires after its interval`(name: String) {
    let expected = "\(name)(fire: Date(timeIntervalSinceNow: 2 * step), interval: 2 * step, repeats: true) { _ in }"
    #expect(translate("\(name)(timeInterval: 2 * step, repeats: true) { _ in }", TimerPass()) == expected)
  }

  @Test(arguments: [
    "Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }",
    "Timer(timeInterval: 2, target: self, selector: Selector(\"f\"), userInfo: nil, repeats: true)",
    "Timer(fire: date, interval: 2, repeats: true) { _ in }",
    "Countdown(timeInterval: 2, repeats: true) { _ in }",
  ])
  func `Other timers stay as they are`(text: String) {
    #expect(translate(text, TimerPass()) == text)
  }
}
