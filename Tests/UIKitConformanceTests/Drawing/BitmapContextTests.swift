import Testing
import UIKit

/// The memory of contexts.
@MainActor
struct BitmapContextTests {
  private func makeContext(_ alpha: CGImageAlphaInfo = .premultipliedLast, order: CGBitmapInfo = []) -> CGContext? {
    CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  private func bytes(of context: CGContext) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: context.data, count: context.data == nil ? 0 : 16))
  }

  @Test(.rule("R1836"))
  func `What is drawn is in the memory immediately, with the upper row first`() throws {
    let context = try #require(makeContext())
    #expect(bytes(of: context) == [UInt8](repeating: 0, count: 16))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(of: context) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes(of: context) == [UInt8](repeating: 0, count: 16))
  }

  @Test(.rule("R1836"))
  func `A context draws in the memory of the app`() {
    var memory = [UInt8](repeating: 0, count: 16)
    memory.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      #expect(context?.data == buffer.baseAddress)
      context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context?.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(memory == [0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test(.rule("R1837"))
  func `The order of the components depends on the format`() throws {
    let color = CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    func first(_ context: CGContext?) throws -> [UInt8] {
      let context = try #require(context)
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      return Array(bytes(of: context).prefix(4))
    }
    #expect(try first(makeContext()) == [255, 51, 0, 255])
    #expect(try first(makeContext(.premultipliedFirst)) == [255, 255, 51, 0])
    #expect(try first(makeContext(.premultipliedFirst, order: .byteOrder32Little)) == [0, 51, 255, 255])
    #expect(try first(makeContext(.noneSkipLast)).prefix(3) == [255, 51, 0])
  }

  @Test(.rule("R1837"))
  func `A context of shades of gray has one byte per pixel`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    #expect((context.bitsPerPixel, context.bitsPerComponent, context.bytesPerRow) == (8, 8, 2))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(Array(UnsafeRawBufferPointer(start: context.data, count: 2)) == [0, 255])
  }

  @Test(.rule("R1838"))
  func `A context is not created for formats that it cannot draw`() {
    #expect(makeContext(.none) == nil)
    #expect(makeContext(.last) == nil)
    #expect(makeContext(.first) == nil)
    var memory = [UInt8](repeating: 0, count: 16)
    memory.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      #expect(context == nil)
    }
  }

  @Test(.rule("R1839"))
  func `What an app writes to the memory is in later images, which do not change`() throws {
    let context = try #require(makeContext())
    let memory = try #require(context.data)
    memory.storeBytes(of: 255, toByteOffset: 1, as: UInt8.self)
    memory.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
    let image = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    let data = try #require(image.dataProvider?.data)
    #expect(Array(UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: 4)) == [0, 255, 0, 255])
    #expect((image.bytesPerRow, image.alphaInfo) == (8, .premultipliedLast))
  }

  @Test(.rule("R1840"))
  func `The mode copy replaces what is there, and other drawing covers it`() throws {
    let context = try #require(makeContext())
    let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(whole)
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0)
    context.fill(whole)
    #expect(bytes(of: context).prefix(4) == [255, 255, 255, 255])
    context.setBlendMode(.copy)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(bytes(of: context).prefix(8) == [0, 0, 0, 0, 255, 255, 255, 255])
  }
}
