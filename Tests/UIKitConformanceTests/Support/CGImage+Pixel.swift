import UIKit

extension CGImage {
  /// Returns the red, green, blue and alpha components of a pixel, which is drawn in a context of one pixel.
  func pixel(x: Int, y: Int) -> [UInt8] {
    var pixel: [UInt8] = [0, 0, 0, 0]
    pixel.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setBlendMode(.copy)
      context?.translateBy(x: CGFloat(-x), y: CGFloat(y + 1 - height))
      context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return pixel
  }
}
