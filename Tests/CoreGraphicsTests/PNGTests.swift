import Foundation
import Testing

@testable import CoreGraphics

struct PNGTests {
  private func pixels(_ file: String) throws -> [UInt8]? {
    PNGDecoder.pixels(of: try #require(Data(base64Encoded: file)))
  }

  private let filtered = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAI0lEQVR42mNiZGJmYWVj52DmEpZV09Y3sWDZFyDy0WK21QcAI30FZGAVzhgA\
    AAAASUVORK5CYII=
    """

  @Test func `The colors of a palette have their own opacities`() throws {
    let file = """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAgMAAADgGo6JAAAACVBMVEX/AAAA/wAAAP8tSs2KAAAAAnRSTlP/gAgPs2oAAAAMSURBVHjaY5BgmAAAANwA\
      qVIaE48AAAAASUVORK5CYII=
      """
    let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 255])
    #expect(try pixels(file) == red + green + blue + blue + green + red)
  }

  @Test func `An interlaced image has its pixels at their places`() throws {
    let file = """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAHPGAlQAAAAAnRSTlMAMr5EnLgAAAASSURBVHjaY+BikGMQYdTg4gIAAjQAelGhZdwAAAAASUVORK5C\
      YII=
      """
    let expected = [10, 20, 30, 40, 50, 60].flatMap { [$0, $0, $0, $0 == 50 ? 0 : 255] as [UInt8] }
    #expect(try pixels(file) == expected)
  }

  @Test func `Components of sixteen bits are shortened`() throws {
    let file = """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFUlEQVR42mMQMgmrmLXn/38Ghob/ACGdBeiF+ZNyAAAAAElFTkSuQmCC
      """
    #expect(try pixels(file) == [0x12, 0x56, 0x9A, 255, 255, 0, 0x80, 255])
  }

  @Test func `The differences of rows are added up`() throws {
    let expected: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 30, 40, 50, 60, 70, 80, 200, 100, 50, 25, 0, 255, 128, 64]
    #expect(try pixels(filtered) == expected)
  }

  @Test func `A damaged file has no pixels`() throws {
    let file = try #require(Data(base64Encoded: filtered))
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(PNGDecoder.pixels(of: damaged) == nil)
      #expect(PNGDecoder.pixels(of: file.prefix(index)) == nil)
    }
  }

  @Test(arguments: [false, true]) func `An image that is encoded has the same pixels`(isOpaque: Bool) {
    let (width, height) = (67, 45)
    var pixels: [UInt8] = []
    for index in 0..<(width * height) {
      // Regular and irregular parts.
      let noise = UInt8(truncatingIfNeeded: index &* index &* 2_654_435 >> 7)
      pixels += [UInt8(index % 7), index % 200 < 90 ? noise : 9, UInt8(index / width), isOpaque ? 255 : noise | 1]
    }
    let file = PNGEncoder.data(pixels, width: width, height: height, isOpaque: isOpaque)
    #expect(PNGDecoder.pixels(of: file) == pixels)
    #expect(CGImage(encoded: file)?.alphaInfo == (isOpaque ? .noneSkipLast : .last))
    #expect(file.count < pixels.count)
  }
}
