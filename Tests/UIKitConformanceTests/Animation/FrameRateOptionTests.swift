import Testing
import UIKit

/// The options that name a frame rate.
@MainActor
struct FrameRateOptionTests {
  @Test(.rule("R1587"))
  func `The rates are a field of the options, whose default is zero`() {
    #expect(UIView.AnimationOptions.curveLinear.rawValue & (15 << 24) == 0)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
  }

  @Test(.rule("R1587"))
  func `An animation with a rate ends with its values`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    root.view.addSubview(view)
    await stage.show(root)
    var isFinished = false
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveLinear, .preferredFramesPerSecond30], animations: { view.alpha = 0 },
      completion: { isFinished = $0 })
    await stage.settle()
    #expect(isFinished && view.alpha == 0)
  }
}
