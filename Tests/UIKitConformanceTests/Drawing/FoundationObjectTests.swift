import Testing
import UIKit

/// Arrays and data of Foundation as arguments of Core Graphics.
struct FoundationObjectTests {
  @Test(.rule("R1897"))
  func `A gradient has the colors of an array object`() {
    let colors = NSArray(array: [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil) != nil)
  }

  @Test(.rule("R1897"))
  func `A provider has the bytes of a data object`() {
    let bytes = Data([1, 2, 3])
    #expect(CGDataProvider(data: NSData(data: bytes))?.data.map { $0 as Data } == bytes)
  }
}
