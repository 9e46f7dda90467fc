import DisplayScene
import Foundation
import Testing

@testable import CoreGraphics

struct PixelTests {
  private func makeContext(width: Int = 4, height: Int = 1) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private func bytes(_ context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  private func opacities(_ context: CGContext) -> [UInt8] {
    bytes(context).enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
  }

  private let shadow = SceneShadow(color: .black, offset: .zero, radius: 2)

  @Test func `A pixel is covered by the share of its area`() throws {
    let context = try makeContext()
    context.fill(CGRect(x: 0.5, y: 0, width: 2.25, height: 1))
    #expect(opacities(context) == [128, 255, 191, 0])
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 0.75, y: 0, width: 1.75, height: 1))
    #expect(opacities(context) == [0, 255, 255, 0])
  }

  @Test func `Lines, clips and rules determine what is covered`() throws {
    let context = try makeContext(width: 6, height: 6)
    context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4), width: 2)
    let edge = [UInt8](repeating: 255, count: 12)
    let sides: [UInt8] = [255, 255, 0, 0, 255, 255]
    #expect(opacities(context) == edge + sides + sides + edge)
    context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
    context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
    context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    context.clip(using: .evenOdd)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(opacities(context) == edge + sides + sides + edge)
  }

  @Test func `A transparency layer is drawn as a whole`() throws {
    let context = try makeContext(width: 1)
    #expect(context.data != nil)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(bytes(context) == [128, 128, 128, 128])
  }

  @Test func `A gradient has the color of the middle of each pixel`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    let context = try makeContext(width: 2)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: [])
    #expect(bytes(context) == [64, 64, 64, 255, 191, 191, 191, 255])
  }

  @Test func `A smaller image has the means of its pixels`() throws {
    let large = try makeContext(width: 4)
    large.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    large.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    large.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    large.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    #expect(large.data != nil)
    let small = try makeContext(width: 2)
    small.draw(try #require(large.makeImage()), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(small) == [128, 0, 0, 128, 0, 0, 128, 128])
  }

  @Test(arguments: [true, false]) func `An image that should not be interpolated is not`(interpolates: Bool) throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: interpolates, intent: .defaultIntent))
    let context = try makeContext(width: 3)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1))
    guard case .image(let drawn)? = context.drawing.marks.first?.kind else {
      Issue.record("an image should be drawn")
      return
    }
    #expect(drawn.isPixelated == !interpolates)
    // The middle is between the two pixels.
    #expect(bytes(context)[4] == (interpolates ? 128 : 255))
  }

  @Test func `A rotated image has its pixels`() throws {
    let image = try makeContext(width: 2)
    image.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    image.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(image.data != nil)
    let upright = try makeContext(width: 1, height: 2)
    upright.translateBy(x: 1, y: 0)
    upright.rotate(by: .pi / 2)
    upright.draw(try #require(image.makeImage()), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    // The first pixel is at the bottom.
    #expect(bytes(upright) == [0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test(arguments: [CGBlendMode.multiply, .screen, .darken, .lighten, .difference, .exclusion, .plusLighter])
  func `Opaque colors are combined by the formula of the mode`(mode: CGBlendMode) throws {
    let expected: [CGBlendMode: UInt8] = [
      .multiply: 41, .screen: 214, .darken: 51, .lighten: 204, .difference: 153, .exclusion: 173, .plusLighter: 255,
    ]
    let context = try makeContext(width: 1)
    context.setFillColor(gray: 0.2, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setBlendMode(mode)
    context.setFillColor(gray: 0.8, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let value = try #require(expected[mode])
    #expect(bytes(context) == [value, value, value, 255])
  }

  @Test func `A drawing without known pixels has none`() throws {
    let drawing = SceneDrawing(
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      marks: [
        SceneMark(
          .fill(
            PathElements(PathShapes.rect(CGRect(x: 0, y: 0, width: 1, height: 1))).scene, .color(.black),
            isEvenOdd: false),
          shadow: shadow)
      ])
    let image = CGImage(drawing, width: 1, height: 1, isOpaque: false)
    #expect(image.dataProvider?.data == nil)
    #expect(image.png == nil)
    let context = try makeContext(width: 1)
    context.setShadow(offset: .zero, blur: 2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data == nil)
    #expect(context.drawing.marks.count == 1)
  }

  @Test func `Drawing without known pixels is still in images of the context`() throws {
    let context = try makeContext(width: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data != nil)
    context.setShadow(offset: .zero, blur: 2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data == nil)
    let marks = context.drawing.marks
    #expect(marks.count == 2 && marks.last?.shadow != nil)
    guard case .image? = marks.first?.kind, case .drawing? = context.makeImage()?.content else {
      Issue.record("the pixels should be an image behind the new mark")
      return
    }
  }

  @Test func `The pixels of UIKit's contexts are those of the device`() {
    let context = CGContext(bounds: CGRect(x: 5, y: 5, width: 1, height: 1), scale: 2, isOpaque: false)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 5, y: 5.5, width: 1, height: 0.5))
    #expect(bytes(context) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255])
    #expect(!context.isEmpty)
    #expect(context.drawing.marks.count == 1)
  }

  @Test(arguments: [1, 14, 15, 32, 33, 200]) func `The bytes of data have an address`(count: Int) {
    let data = Data((0..<count).map { UInt8($0) })
    #expect(CFDataGetLength(data) == count)
    let bytes = UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: count)
    #expect(Array(bytes) == Array(data))
    withExtendedLifetime(data) {}
  }

  @Test func `A provider of memory calls the function when it is released`() throws {
    final class Probe { var size = 0 }
    let probe = Probe()
    let info = Unmanaged.passUnretained(probe).toOpaque()
    let memory: [UInt8] = [1, 2, 3]
    var provider = CGDataProvider(dataInfo: info, data: memory, size: 3) { info, _, size in
      guard let info else { return }
      Unmanaged<Probe>.fromOpaque(info).takeUnretainedValue().size = size
    }
    #expect(provider?.data == Data(memory))
    #expect(probe.size == 0)
    provider = nil
    #expect(probe.size == 3)
  }
}
