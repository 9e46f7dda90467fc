import Testing
import UIKit

@MainActor
struct ImageRendererTests {
  private let size = CGSize(width: 20, height: 10)

  @Test(.rule("R310"))
  func `A renderer's image has its size and scale`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(image.size == size)
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 60)
    #expect(image.cgImage?.height == 30)
  }

  @Test(.rule("R2198"))
  func `The default scale of a renderer is that of the main screen`() {
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRenderer(size: size).image { _ in }.scale == UIScreen.main.scale)
  }

  @Test(.rule("R310"))
  func `A renderer uses a copy of its format`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    format.scale = 1
    #expect(renderer.image { _ in }.scale == 2)
    #expect(renderer.format.bounds == CGRect(origin: .zero, size: size))
  }

  @Test(.rule("R311"))
  func `The context of an image is the current one in the actions only`() {
    var isSame = false
    _ = UIGraphicsImageRenderer(size: size).image { isSame = UIGraphicsGetCurrentContext() === $0.cgContext }
    #expect(isSame)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(.rule("R311"))
  func `Renderers can be nested`() {
    var contexts: [Bool] = []
    _ = UIGraphicsImageRenderer(size: size).image { outer in
      _ = UIGraphicsImageRenderer(size: size).image { inner in
        contexts.append(UIGraphicsGetCurrentContext() === inner.cgContext)
      }
      contexts.append(UIGraphicsGetCurrentContext() === outer.cgContext)
    }
    #expect(contexts == [true, true])
  }

  @Test(.rule("R312"))
  func `The origin of a renderer is that of its bounds, at the top left`() {
    let bounds = CGRect(x: 5, y: 7, width: 20, height: 10)
    _ = UIGraphicsImageRenderer(bounds: bounds).image { context in
      #expect(context.cgContext.boundingBoxOfClipPath == bounds)
    }
    _ = UIGraphicsImageRenderer(size: size).image { context in
      #expect(context.cgContext.ctm.d < 0)
    }
  }

  @Test(.rule("R313"))
  func `An image context is current until it ends`() {
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    #expect(UIGraphicsGetCurrentContext() != nil)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == size)
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test(.rule("R313"))
  func `An image context without options has one pixel per point`() {
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
  }

  @Test(.rule("R314"))
  func `A pushed context is current until it is popped`() throws {
    var kept: CGContext?
    _ = UIGraphicsImageRenderer(size: size).image { kept = $0.cgContext }
    let context = try #require(kept)
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(.rule("R315"))
  func `The format of an image describes the image`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(image.imageRendererFormat.scale == 2)
    #expect(image.imageRendererFormat.opaque)
  }

  @Test(.rule("R316"))
  func `Code without a context draws nothing`() {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(.rule("R1690"))
  func `A renderer of data performs the actions once, with the format's context`() {
    let renderer = UIGraphicsImageRenderer(size: size)
    var calls: [CGRect] = []
    _ = renderer.pngData { context in
      if UIGraphicsGetCurrentContext() === context.cgContext { calls.append(context.format.bounds) }
    }
    _ = renderer.jpegData(withCompressionQuality: 0.5) { context in
      if UIGraphicsGetCurrentContext() === context.cgContext { calls.append(context.format.bounds) }
    }
    #expect(calls == [CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: size)])
  }
}
