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

  // MARK: - By Key

  @Test(.rule("R1175"))
  func `The settings are values for keys`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    let curve = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setValue(curve, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2.5)
    #expect(CATransaction.animationTimingFunction() === curve)
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(0.5)
    #expect((CATransaction.value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue == false)
    #expect((CATransaction.value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue == 0.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction === curve)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test(.rule("R1175"))
  func `A nested transaction inherits the app's values, and keeps its own to itself`() {
    CATransaction.begin()
    CATransaction.setValue("outer", forKey: "reason")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "reason") as? String == "outer")
    CATransaction.setValue("inner", forKey: "reason")
    #expect(CATransaction.value(forKey: "reason") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "reason") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "reason") == nil)
  }
}
