import Screens
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The same test runs on Linux, on a virtual clock, and in a host app on an iOS simulator.
@MainActor
struct SigningInTests {
  @Test func `Signing in shows the home screen`() async throws {
    let stage = try await Stage.open()
    let root = RootViewController()
    stage.show(root)
    await stage.settle()
    #expect(root.children.map(\.title) == ["Sign In"])

    root.transition(to: .home("Ada"), animated: true, completion: nil)
    await stage.settle()
    #expect(root.state == .home("Ada"))
    #expect(root.children.map(\.title) == ["Ada"])
  }
}
