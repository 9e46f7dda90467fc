import Simulator
import Testing
import UIKit

@MainActor
struct TimeTests {
  @Test func `Time stands still until it is moved`() async {
    let simulator = await Simulator.boot()
    #expect(simulator.now == .zero)
    await simulator.advance(by: .milliseconds(250))
    #expect(simulator.now == .milliseconds(250))
  }

  @Test func `Whoever sleeps wakes when the time has come`() async {
    let simulator = await Simulator.boot()
    var woken: [Int] = []
    for seconds in [2, 1] {
      Task { [pause = simulator.pause] in
        try await pause(.seconds(seconds))
        woken.append(seconds)
      }
    }
    await simulator.advance(by: .milliseconds(1500))
    #expect(woken == [1])
    await simulator.settle()
    #expect(woken == [1, 2])
  }

  @Test func `A device that is turned lays its app out anew`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    simulator.show(controller)
    #expect(simulator.rotate(to: .landscapeRight))
    await simulator.settle()
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
  }
}
