import Testing
import UIKit

/// The actions for changes of a layer.
@MainActor
struct LayerActionTests {
  @Test(.rule("R360", "T121"))
  func `A layer of the app that is on screen animates its changes`() async throws {
    let bench = try await LayerStage()
    bench.layer.position.x = 250
    #expect(bench.layer.position.x == 250)
    await bench.stage.turn()
    #expect(bench.layer.animationKeys() == ["position"])
    await bench.stage.advance(by: 0.1)
    #expect(bench.presentedX > 50)
    #expect(bench.presentedX < 250)
    await bench.stage.advance(by: 0.3)
    #expect(bench.presentedX == 250)
    #expect(bench.layer.animationKeys() == nil)
  }

  @Test(.rule("R360", "T121"))
  func `A layer that is not on screen yet does not animate`() {
    let layer = CALayer()
    layer.position.x = 250
    #expect(layer.animationKeys() == nil)
  }

  @Test(.rule("R2074"))
  func `A frame sets the position before the bounds`() async throws {
    let bench = try await LayerStage()
    bench.layer.frame = CGRect(x: 20, y: 30, width: 50, height: 60)
    #expect(bench.layer.animationKeys() == ["position", "bounds"])
    #expect(bench.layer.frame == CGRect(x: 20, y: 30, width: 50, height: 60))
  }

  @Test(.rule("R361"))
  func `Without actions a change is immediate`() async throws {
    let bench = try await LayerStage()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bench.layer.position.x = 250
    CATransaction.commit()
    await bench.stage.turn()
    #expect(bench.layer.animationKeys() == nil)
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R383"))
  func `The transaction determines the duration`() async throws {
    let bench = try await LayerStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    bench.layer.position.x = 250
    CATransaction.commit()
    await bench.stage.turn()
    await bench.stage.advance(by: 1)
    #expect(bench.presentedX > 50)
    #expect(bench.presentedX < 250)
  }

  @Test(.rule("R1998"))
  func `An implicit animation begins at the value on screen`() async throws {
    let bench = try await LayerStage()
    bench.layer.position.x = 250
    await bench.stage.turn()
    await bench.stage.advance(by: 0.1)
    let shown = bench.presentedX
    bench.layer.position.x = 150
    let animation = try #require(bench.layer.animation(forKey: "position") as? CABasicAnimation)
    let start = try #require(animation.fromValue as? CGPoint)
    #expect(abs(start.x - shown) < 20 && start.x > 50 && start.x < 250)
    #expect(animation.toValue == nil)
    #expect(animation.duration == 0.25)
    bench.layer.opacity = 0.5
    let fade = try #require(bench.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect((fade.fromValue as? NSNumber)?.doubleValue == 1)
  }

  @Test(.rule("R362"))
  func `The layer's own actions come before the implicit animation`() async throws {
    let bench = try await LayerStage()
    let slow = CABasicAnimation(keyPath: "position")
    slow.duration = 10
    bench.layer.actions = ["position": slow, "opacity": NSNull()]
    #expect(bench.layer.action(forKey: "position") as? CABasicAnimation === slow)
    bench.layer.position.x = 250
    bench.layer.opacity = 0.5
    await bench.stage.turn()
    #expect(bench.layer.animationKeys() == ["position"])
    await bench.stage.advance(by: 5)
    #expect(abs(bench.presentedX - 150) < 20)
  }

  @Test(.rule("R363", "T109"))
  func `A view's layer has no action outside of an animation block`() async throws {
    let bench = try await LayerStage()
    let view = UIView()
    bench.root.view.addSubview(view)
    await bench.stage.turn()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    view.layer.position.x = 250
    #expect(view.layer.animationKeys() == nil)
    var action: (any CAAction)?
    bench.animate { action = view.action(for: view.layer, forKey: "position") }
    #expect(action != nil)
    #expect(!(action is NSNull))
  }
}
