import Stateroom
import StateroomTesting
import SwiftFiveClient
import UIKit
import XCTest

/// Tests from before actors: the class has no isolation annotation.
final class ClientTests: XCTestCase {
  @MainActor func testAPlainDeinitRunsOnceForEachObject() {
    let before = Deallocations.total
    _ = OwnContainer(viewControllers: [UIViewController()])
    _ = OwnStates(initialState: 1)
    _ = OwnGenericStates(initialState: 1) { _ in UIViewController() }
    _ = OwnStack(initialState: 1)
    _ = OwnTabs(states: [1, 2])
    _ = OwnRoot()
    _ = OwnRoots(initialState: 1)
    XCTAssertEqual(Deallocations.total - before, 7)
  }

  @MainActor func testAReleasedContainerCompletesItsRequests() async throws {
    let stage = try await Stage.open()
    var container: OwnStates? = OwnStates(initialState: 1)
    container.map { _ = stage.show($0) }
    await stage.settle()
    var outcome: TransitionOutcome?
    container?.transition(to: 2, animated: true) { outcome = $0 }
    XCTAssertNil(outcome)
    container = nil
    stage.clear()
    await stage.settle()
    XCTAssertNotNil(outcome)
  }
}
