import Testing
import UIKit

@MainActor
struct TransactionTests {
  @Test(.rule("R172"))
  func `A completion block waits for the animations that are added after it`() async throws {
    let bench = try await AnimationStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = bench.log] in
      MainActor.assumeIsolated { log.note("transaction") }
    }
    bench.animate(0.3) { bench.view.center.x = 250 }
    CATransaction.commit()
    await bench.stage.turn()
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(Set(bench.log.take()) == ["completion(true)", "transaction"])
  }

  @Test(.rule("R172"))
  func `Without animations it is called immediately`() async throws {
    let bench = try await AnimationStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = bench.log] in
      MainActor.assumeIsolated { log.note("transaction") }
    }
    bench.view.center.x = 250
    CATransaction.commit()
    await bench.stage.turn()
    #expect(bench.log.take() == ["transaction"])
  }

  @Test(.rule("T121"))
  func `Transactions nest, and each has its own settings`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    CATransaction.setAnimationDuration(5)
    #expect(CATransaction.animationDuration() == 5)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }
}
