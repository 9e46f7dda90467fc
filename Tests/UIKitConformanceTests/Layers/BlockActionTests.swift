import Testing
import UIKit

/// Properties of layers that an app animates in the blocks of views.
@MainActor
struct BlockActionTests {
  /// A view whose border animates in blocks.
  private final class Bordered: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "borderWidth", let animation = super.action(for: layer, forKey: "opacity") as? CABasicAnimation
      else { return super.action(for: layer, forKey: event) }
      animation.keyPath = event
      animation.fromValue = layer.presentation()?.borderWidth ?? layer.borderWidth
      return animation
    }
  }

  private func show() async throws -> (Stage, Bordered) {
    let stage = try await Stage.open()
    let root = UIViewController()
    let view = Bordered(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(view)
    await stage.show(root)
    return (stage, view)
  }

  private func animate(_ duration: Double, _ body: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: body, completion: { _ in completion() })
  }

  @Test(.rule("R2004"))
  func `The action for the opacity is an animation with the duration of the block`() async throws {
    let (_, view) = try await show()
    var action: (any CAAction)?
    animate(2) { action = view.action(for: view.layer, forKey: "opacity") }
    let animation = try #require(action as? CABasicAnimation)
    #expect(animation.keyPath == "opacity" && animation.duration == 2)
  }

  @Test(.rule("R2004"))
  func `With another key path it animates another property of the layer with the block`() async throws {
    let (stage, view) = try await show()
    var isDone = false
    animate(2, { view.layer.borderWidth = 10 }, completion: { isDone = true })
    #expect(view.layer.borderWidth == 10)
    #expect(view.layer.animationKeys() == ["borderWidth"])
    await stage.turn()
    await stage.advance(by: 1)
    let width = view.layer.presentation()?.borderWidth ?? 0
    #expect(abs(width - 5) < 1)
    #expect(!isDone)
    await stage.advance(by: 1.2)
    #expect(isDone && view.layer.presentation()?.borderWidth == 10)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(.rule("R2004"))
  func `Outside of a block the property changes without an animation`() async throws {
    let (stage, view) = try await show()
    view.layer.borderWidth = 10
    await stage.turn()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(.rule("R2004"))
  func `The opacity and the color of views still animate in blocks`() async throws {
    let (stage, view) = try await show()
    view.backgroundColor = .black
    await stage.turn()
    animate(2) {
      view.alpha = 0
      view.backgroundColor = .white
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["opacity", "backgroundColor"])
    await stage.turn()
    await stage.advance(by: 1)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
  }
}
