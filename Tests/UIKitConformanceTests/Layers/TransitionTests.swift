import Testing
import UIKit

/// Transitions between two states of a layer.
@MainActor
struct TransitionTests {
  /// Starts a transition of a layer from red to blue, and returns its pixels in the middle of the transition.
  private func middle(
    of type: CATransitionType, _ subtype: CATransitionSubtype? = nil, in bench: LayerStage
  ) async -> CGImage? {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bench.layer.backgroundColor = UIColor.red.cgColor
    CATransaction.commit()
    await bench.stage.turn()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    bench.layer.add(transition, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bench.layer.backgroundColor = UIColor.blue.cgColor
    CATransaction.commit()
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    return picture(of: bench)
  }

  /// Returns the pixels of the layer's frame.
  private func picture(of bench: LayerStage) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 100, width: 100, height: 100), format: format).image { _ in
      _ = bench.root.view.drawHierarchy(in: bench.root.view.bounds, afterScreenUpdates: false)
    }.cgImage
  }

  /// Returns the red and the blue component of a pixel.
  private func pixel(_ x: Int, _ y: Int, of image: CGImage?) throws -> (red: Int, blue: Int) {
    let pixel = try #require(image).pixel(x: x, y: y)
    return (Int(pixel[0]), Int(pixel[2]))
  }

  @Test(.rule("R2250"))
  func `A fade shows the old state together with the new one`() async throws {
    let bench = try await LayerStage()
    let picture = await middle(of: .fade, in: bench)
    let (red, blue) = try pixel(50, 50, of: picture)
    #expect(red > 40 && blue > 40)
    await bench.stage.advance(by: 0.7)
    let end = try pixel(50, 50, of: self.picture(of: bench))
    #expect(end.red < 10 && end.blue > 240)
  }

  @Test(.rule("R2250"))
  func `A push moves the old state out and the new one in`() async throws {
    let bench = try await LayerStage()
    let picture = await middle(of: .push, .fromRight, in: bench)
    let (left, right) = (try pixel(10, 50, of: picture), try pixel(90, 50, of: picture))
    #expect(left.red > left.blue && right.blue > right.red)
  }

  @Test(.rule("R2251"))
  func `A state that moves in from the top moves upward over the old one`() async throws {
    let bench = try await LayerStage()
    let picture = await middle(of: .moveIn, .fromTop, in: bench)
    let (top, bottom) = (try pixel(50, 10, of: picture), try pixel(50, 90, of: picture))
    #expect(top.red > top.blue && bottom.blue > bottom.red)
  }

  @Test(.rule("R2251"))
  func `An old state that is revealed from the bottom moves downward`() async throws {
    let bench = try await LayerStage()
    let picture = await middle(of: .reveal, .fromBottom, in: bench)
    let (top, bottom) = (try pixel(50, 10, of: picture), try pixel(50, 90, of: picture))
    #expect(top.blue > top.red && bottom.red > bottom.blue)
  }

  @Test(.rule("R2252"))
  func `A transition does not change the values of the layer`() async throws {
    let bench = try await LayerStage()
    _ = await middle(of: .push, .fromLeft, in: bench)
    #expect(bench.presentedX == bench.layer.position.x && bench.presentedOpacity == 1)
  }

  @Test(.rule("R2258"))
  func `An animation prefers the frame rates of the display, and its copy those of the animation`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.preferredFrameRateRange.maximum == CAFrameRateRange.default.maximum)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 0)
    let copy = (animation.copy() as? CABasicAnimation)?.preferredFrameRateRange
    #expect(copy?.minimum == 8 && copy?.maximum == 15 && copy?.preferred == 0)
  }
}
