import Testing
import UIKit

/// Patterns whose cells are drawn by functions.
@MainActor
struct PatternTests {
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

  /// A pattern of which the first unit of each cell is painted.
  private func makePattern(width: CGFloat, height: CGFloat, isColored: Bool = true) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        if info != nil { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }, releaseInfo: nil)
    // A pattern without colors of its own must not set any.
    return try #require(
      CGPattern(
        info: isColored ? UnsafeMutableRawPointer(bitPattern: 16) : nil,
        bounds: CGRect(x: 0, y: 0, width: width, height: height), matrix: .identity, xStep: width, yStep: height,
        tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  private func setPatternSpace(of context: CGContext, base: CGColorSpace? = nil) throws {
    let space = try #require(CGColorSpace(patternBaseSpace: base))
    #expect(space.model == .pattern)
    context.setFillColorSpace(space)
    context.setStrokeColorSpace(space)
  }

  @Test(.rule("R1841"))
  func `The cells of a pattern are repeated from the origin, whatever the transform is`() throws {
    let context = try makeContext(width: 4, height: 1)
    try setPatternSpace(of: context)
    context.setFillPattern(try makePattern(width: 2, height: 1), colorComponents: [1])
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 1))
    #expect(bytes(of: context) == red + none + red + none)
  }

  @Test(.rule("R1841"))
  func `The coordinates of cells are those of the bitmap`() throws {
    let context = try makeContext(width: 1, height: 4)
    try setPatternSpace(of: context)
    context.setFillPattern(try makePattern(width: 1, height: 2), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    // The lower half of each cell is painted.
    #expect(bytes(of: context) == none + red + none + red)
  }

  @Test(.rule("R1842"))
  func `The phase moves the cells`() throws {
    let context = try makeContext(width: 4, height: 1)
    try setPatternSpace(of: context)
    context.setFillPattern(try makePattern(width: 2, height: 1), colorComponents: [1])
    context.setPatternPhase(CGSize(width: 1, height: 0))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(bytes(of: context) == none + red + none + red)
  }

  @Test(.rule("R1843"))
  func `A pattern that is not colored has the color with which it is set`() throws {
    let context = try makeContext(width: 2, height: 1)
    try setPatternSpace(of: context, base: CGColorSpaceCreateDeviceRGB())
    context.setFillPattern(try makePattern(width: 2, height: 1, isColored: false), colorComponents: [0, 0, 1, 1])
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(of: context) == blue + none)
  }

  @Test(.rule("R1843"))
  func `A line has the cells of its pattern`() throws {
    let context = try makeContext(width: 2, height: 1)
    try setPatternSpace(of: context)
    context.setStrokePattern(try makePattern(width: 2, height: 1), colorComponents: [1])
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5)])
    #expect(bytes(of: context) == red + none)
  }

  @Test(.rule("R1844"))
  func `A pattern is a color`() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let pattern = try makePattern(width: 2, height: 1)
    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
    #expect(color.colorSpace?.model == .pattern)
    #expect(color.alpha == 1)
    let context = try makeContext(width: 2, height: 1)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(of: context) == red + none)
  }
}
