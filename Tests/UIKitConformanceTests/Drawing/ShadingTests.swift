import Testing
import UIKit

/// Shadings, layers, and the properties of text.
@MainActor
struct ShadingTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let none: [UInt8] = [0, 0, 0, 0]

  private func makeContext(width: Int, height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private func bytes(of context: CGContext) -> [UInt8] {
    Array(
      UnsafeRawBufferPointer(start: context.data, count: context.data == nil ? 0 : 4 * context.width * context.height))
  }

  /// A function that is red in its first half, and blue in its second one.
  private func makeFunction(outputs: Int = 4) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] < 0.5 ? 1 : 0
        output[1] = 0
        output[2] = input[0] < 0.5 ? 0 : 1
        output[3] = 1
      }, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: outputs, range: [0, 1, 0, 1, 0, 1, 0, 1],
      callbacks: &callbacks)
  }

  @Test(.rule("R1845"))
  func `A shading along a line has the colors of its function`() throws {
    let function = try #require(makeFunction())
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 4, y: 0), function: function,
        extendStart: false, extendEnd: false))
    let context = try makeContext(width: 4, height: 1)
    context.drawShading(shading)
    #expect(bytes(of: context) == red + red + blue + blue)
  }

  @Test(.rule("R1845"))
  func `A shading is extended beyond its ends if that is requested`() throws {
    let function = try #require(makeFunction())
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0),
        function: function, extendStart: false, extendEnd: true))
    let context = try makeContext(width: 4, height: 1)
    context.drawShading(shading)
    #expect(bytes(of: context) == none + red + blue + blue)
  }

  @Test(.rule("R1846"))
  func `A shading between circles has the colors of its function`() throws {
    let function = try #require(makeFunction())
    let center = CGPoint(x: 4, y: 0.5)
    let shading = try #require(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: center, startRadius: 0, end: center, endRadius: 4,
        function: function, extendStart: false, extendEnd: false))
    let context = try makeContext(width: 8, height: 1)
    context.drawShading(shading)
    let pixels = bytes(of: context)
    #expect(Array(pixels[12..<20]) == red + red)
    #expect(Array(pixels[4..<8]) == blue && Array(pixels[24..<28]) == blue)
  }

  @Test(.rule("R1847"))
  func `A layer is drawn at a point and in a rectangle`() throws {
    let context = try makeContext(width: 4, height: 2)
    let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 2, height: 2))
    let inside = try #require(layer.context)
    inside.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    inside.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(of: context) == [UInt8](repeating: 0, count: 32))
    context.draw(layer, at: CGPoint(x: 1, y: 0))
    context.draw(layer, in: CGRect(x: 2, y: 1, width: 2, height: 2))
    #expect(bytes(of: context) == none + none + red + none + none + red + none + none)
  }

  @Test(.rule("R1848"))
  func `The position of text is the translation of its matrix`() throws {
    let context = try makeContext(width: 1, height: 1)
    context.textMatrix = CGAffineTransform(scaleX: 2, y: 3)
    context.textPosition = CGPoint(x: 4, y: 5)
    #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    context.textMatrix = .identity
    #expect(context.textPosition == .zero)
  }
}
