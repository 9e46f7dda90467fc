import Testing
import UIKit

/// Opacities outside of the range from 0 to 1.
@MainActor
struct OpacityTests {
  @Test(.rule("R2055"), arguments: [-0.5, 0, 0.25, 1, 1.5] as [CGFloat])
  func `A view has the opacity that was set`(alpha: CGFloat) {
    let view = UIView()
    view.alpha = alpha
    #expect(view.alpha == alpha)
    #expect(view.layer.opacity == Float(alpha))
  }

  private func animate(_ view: UIView, to alpha: CGFloat, noting log: CallbackLog) {
    UIView.animate(withDuration: 1) {
      view.alpha = alpha
    } completion: {
      log.note("\($0)")
    }
  }

  @Test(.rule("R2055"))
  func `An opacity above 1 is a change, which is animated`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    await stage.turn()
    let ended = CallbackLog.off()
    animate(view, to: 1.0001, noting: ended)
    #expect(view.layer.animation(forKey: "opacity") != nil)
    await stage.turn()
    await stage.advance(by: 0.5)
    #expect(ended.take().isEmpty)
    await stage.settle()
    #expect(ended.take() == ["true"])
    #expect(view.alpha > 1)
  }
}
