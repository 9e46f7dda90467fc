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

  // MARK: - Transitions and Updates

  @Test(.rule("R2000"))
  func `A completion block waits for an animated push, and for an animated pop`() async throws {
    let world = try await NavigationStage("A")
    for change in ["push", "pop"] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [log = world.log] in
        MainActor.assumeIsolated { log.note("transaction") }
      }
      if change == "push" {
        world.navigation.pushViewController(world.make("B"), animated: true)
      } else {
        world.navigation.popViewController(animated: true)
      }
      CATransaction.commit()
      await world.stage.turn()
      await world.stage.advance(by: 0.1)
      #expect(!world.log.take().contains("transaction"))
      await world.stage.settle()
      let end = world.log.take()
      #expect(end.last == "transaction" && end.contains { $0.contains("viewDidAppear") })
    }
  }

  @Test(.rule("R2000"))
  func `A completion block waits for the last of several animated changes of a stack`() async throws {
    let world = try await NavigationStage("A")
    await world.stage.settle()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = world.log] in
      MainActor.assumeIsolated { log.note("transaction") }
    }
    world.navigation.pushViewController(world.make("B"), animated: true)
    world.navigation.pushViewController(world.make("C"), animated: true)
    CATransaction.commit()
    await world.stage.settle()
    #expect(world.titles == ["A", "B", "C"])
    #expect(world.log.take().filter { $0 == "transaction" }.count == 1)
  }

  @Test(.rule("R2001"))
  func `A completion block waits for the animation of a table`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let source = RowSource([Array(0..<10)])
    let table = source.table(height: 300)
    controller.view.addSubview(table)
    await stage.show(controller)
    await stage.settle()
    let log = CallbackLog()
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { log.note("transaction") } }
    table.beginUpdates()
    source.sections[0].removeFirst()
    table.deleteRows(at: [[0, 0]], with: .automatic)
    table.endUpdates()
    CATransaction.commit()
    await stage.turn()
    await stage.advance(by: 0.1)
    #expect(log.take() == [])
    await stage.settle()
    #expect(log.take() == ["transaction"])
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
