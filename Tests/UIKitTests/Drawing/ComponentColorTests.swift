import DisplayScene
import Testing

@testable import UIKit

/// The colors that a context reads from components.
@MainActor
struct ComponentColorTests {
  @Test func `Components are read in the color space that was set`() throws {
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size).image { renderer in
      renderer.cgContext.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      renderer.cgContext.setFillColor([1, 0, 0, 1])
      renderer.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    let expected = UIGraphicsImageRenderer(size: size).image { renderer in
      renderer.cgContext.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      renderer.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    let picture = try #require(image.cgImage)
    #expect(picture.isSamePicture(as: try #require(expected.cgImage)))
  }
}
