import Reinstate
import Testing
import UIKit

@MainActor
struct MisuseMessageTests {
  @Test func `A subclass that does not provide a state's controller is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Unfinished: StatefulViewController<Int> {}
      Unfinished(initialState: 7).loadViewIfNeeded()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unfinished must override childViewController(for:) (called with 7)"))
  }
}
