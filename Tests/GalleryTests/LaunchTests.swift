import GalleryApp
import Simulator
import Testing
import UIKit

@MainActor
struct LaunchTests {
  @Test func `A launched app shows the splash in its scene`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.launch(GalleryAppDelegate.self)
    #expect(simulator.scenes.map(\.windows.count) == [1])
    #expect(simulator.scenes.first?.windows.first?.rootViewController is RootViewController)
    await expectSnapshot(of: simulator, as: .text, atRest: false)
  }
}
