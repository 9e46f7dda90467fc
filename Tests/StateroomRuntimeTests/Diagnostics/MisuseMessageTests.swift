import Simulator
import Stateroom
import Testing
import UIKit

/// What cannot go on says why, in every build: the library is compiled with optimization here, as it is in an app.
@MainActor
struct MisuseMessageTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `A state container without contents names its class, the state and the fix`() async {
    final class Unfinished: StateViewController<Int> {}
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      Unfinished(initialState: 7).loadViewIfNeeded()
    }
    #expect(message(result).contains("Unfinished must override"))
    #expect(message(result).contains("(requested state: 7)"))
  }

  @Test func `A navigation controller without contents names its class, the state and the fix`() async {
    final class Unfinished: StateNavigationController<Int> {}
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Unfinished(initialState: 7)
    }
    #expect(message(result).contains("Unfinished must override viewController(for:)"))
    #expect(message(result).contains("(requested state: 7)"))
  }

  @Test func `A page controller without pages reports that it must have one`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = StatePageController(pages: [Int]()) { _ in UIViewController() }
    }
    #expect(message(result).contains("must have at least one page"))
  }

  @Test func `A root controller that makes a request before it has a state reports it`() async {
    final class Hasty: RootController<Int> {
      override func loadInitialState() -> Int {
        transition(to: 2)
        return 1
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Hasty().state
    }
    #expect(message(result).contains("loadInitialState() of Hasty"))
  }
}
