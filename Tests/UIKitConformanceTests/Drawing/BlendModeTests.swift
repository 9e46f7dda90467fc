import Testing
import UIKit

/// The colors that blend modes combine.
@MainActor
struct BlendModeTests {
  // The components of 51, 102 and 204 under 204, 76 and 102, by the formulas of the W3C's specification of compositing.
  @Test(
    .rule("R2089"),
    arguments: [
      (.overlay, [82, 61, 194]), (.hardLight, [173, 61, 163]), (.softLight, [89, 77, 196]),
      (.colorDodge, [255, 145, 255]), (.colorBurn, [0, 0, 128]), (.hue, [202, 49, 80]),
      (.saturation, [59, 101, 187]), (.color, [185, 57, 83]), (.luminosity, [70, 121, 223]),
    ] as [(CGBlendMode, [Int])])
  func `Colors are combined by the formula of the mode`(mode: CGBlendMode, expected: [Int]) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let old = [51, 102, 204]
    context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(mode)
    context.setFillColor(red: 0.8, green: 76 / 255, blue: 0.4, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setAlpha(0.5)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let bytes = Array(UnsafeRawBufferPointer(start: context.data, count: context.data == nil ? 0 : 8)).map { Int($0) }
    try #require(bytes.count == 8)
    for part in 0..<3 {
      #expect(abs(bytes[part] - expected[part]) <= 1)
      #expect(abs(bytes[4 + part] - (expected[part] + old[part]) / 2) <= 2)
    }
    #expect(bytes[3] == 255 && bytes[7] == 255)
  }

  @Test(.rule("R2089"), arguments: [CGBlendMode.overlay, .softLight, .hue, .luminosity])
  func `An image that is drawn with a blend mode has PNG data`(mode: CGBlendMode) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: mode)
    }
    #expect(image.pngData() != nil)
  }
}
