import DisplayScene
import Testing

@testable import UIKit

/// The images that a layer shows while an animation replaces its contents.
@MainActor @Suite(.ownDevice)
struct ContentsDissolveTests {
  private let bench = LayerBench()

  private func image(_ color: UIColor) throws -> CGImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    return try #require(image.cgImage)
  }

  /// The opacities of the images that are shown.
  private var opacities: [Double] {
    let contents = SceneCapture.layer(of: bench.layer, presented: true).contents
    guard case .drawing(let drawing)? = contents.first, contents.count == 1 else { return [] }
    guard case .group(let marks)? = drawing.marks.first?.kind else { return [1] }
    return marks.map(\.opacity)
  }

  @Test
  func `One image dissolves into another, and both add up to the whole`() throws {
    let (red, blue) = (try image(.red), try image(.blue))
    let fade = CABasicAnimation(keyPath: "contents")
    (fade.fromValue, fade.toValue, fade.duration) = (red, blue, 1)
    bench.layer.contents = blue
    bench.clock.advance(by: 1)
    bench.layer.add(fade, forKey: nil)
    bench.clock.advance(by: 0.25)
    #expect(opacities.count == 2)
    #expect(isClose(opacities.first ?? 0, 0.75) && isClose(opacities.last ?? 0, 0.25))
    #expect(bench.layer.presentation()?.contents as? CGImage === blue)
    bench.clock.advance(by: 1)
    #expect(opacities == [1])
  }

  @Test
  func `The first image of a layer fades in, and the last one fades out`() throws {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    bench.layer.contents = try image(.red)
    CATransaction.commit()
    bench.clock.advance(by: 0.125)
    #expect(opacities.count == 1 && isClose(opacities.first ?? 0, 0.5))
    bench.clock.advance(by: 1)
    #expect(opacities == [1])
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    bench.layer.contents = nil
    CATransaction.commit()
    bench.clock.advance(by: 0.05)
    #expect(opacities.count == 1 && isClose(opacities.first ?? 0, 0.8))
    bench.clock.advance(by: 1)
    #expect(opacities == [])
  }

  @Test
  func `Discrete key frames show one image after the other`() throws {
    let frames = CAKeyframeAnimation(keyPath: "contents")
    let images = [try image(.red), try image(.green), try image(.blue)]
    (frames.values, frames.duration, frames.calculationMode) = (images, 3, .discrete)
    bench.layer.add(frames, forKey: nil)
    for image in images {
      bench.clock.advance(by: 0.5)
      #expect(opacities == [1])
      #expect(bench.layer.presentation()?.contents as? CGImage === image)
      bench.clock.advance(by: 0.5)
    }
  }
}
