import Testing
import UIKit

@MainActor
struct DisplayLinkTests {
  @Test(.rule("R173"))
  func `A link is not paused, and calls for frames once it is in the run loop`() async throws {
    let stage = try await Stage.open()
    let probe = DisplayLinkProbe()
    #expect(!probe.link.isPaused)
    await stage.advance(by: 0.1)
    #expect(probe.frames == 0)
    probe.link.add(to: .main, forMode: .common)
    await stage.advance(by: 0.2)
    #expect(probe.frames > 1)
    probe.link.invalidate()
  }

  @Test(.rule("R1888"))
  func `A link is added to the current run loop of code on the main actor`() async throws {
    let stage = try await Stage.open()
    let probe = DisplayLinkProbe()
    await stage.turn()
    // RunLoop.current is not available in asynchronous code, but in what it calls.
    func add() { probe.link.add(to: .current, forMode: .common) }
    add()
    await stage.advance(by: 0.2)
    #expect(probe.frames > 1)
    probe.link.invalidate()
  }

  @Test(.rule("R173"))
  func `A paused link is not called`() async throws {
    let stage = try await Stage.open()
    let probe = DisplayLinkProbe()
    probe.link.add(to: .main, forMode: .common)
    probe.link.isPaused = true
    await stage.advance(by: 0.2)
    #expect(probe.frames == 0)
    probe.link.invalidate()
  }

  @Test(.rule("R173", "R1170"))
  func `A link keeps its target until it is invalidated`() async throws {
    let stage = try await Stage.open()
    weak var probe: DisplayLinkProbe?
    var link: CADisplayLink?
    do {
      let made = DisplayLinkProbe()
      made.link.add(to: .main, forMode: .common)
      (probe, link) = (made, made.link)
    }
    await stage.advance(by: 0.1)
    #expect(probe != nil)
    link?.invalidate()
    link = nil
    await stage.advance(by: 0.1)
    #expect(probe == nil)
  }

  @Test(.rule("R1170"))
  func `The method of the target receives the link`() async throws {
    let stage = try await Stage.open()
    let probe = DisplayLinkProbe()
    probe.link.add(to: .main, forMode: .common)
    await stage.advance(by: 0.1)
    #expect(probe.sender === probe.link)
    probe.link.invalidate()
  }

  @Test(.rule("R1171"))
  func `A preferred number of frames limits the calls`() async throws {
    let stage = try await Stage.open()
    let (all, some) = (DisplayLinkProbe(), DisplayLinkProbe())
    #expect(some.link.preferredFramesPerSecond == 0)
    some.link.preferredFramesPerSecond = 15
    #expect(some.link.preferredFramesPerSecond == 15)
    for probe in [all, some] { probe.link.add(to: .main, forMode: .common) }
    await stage.advance(by: 1)
    #expect(some.frames > 5)
    #expect(some.frames < 20)
    #expect(all.frames > 2 * some.frames)
    for probe in [all, some] { probe.link.invalidate() }
  }
}
