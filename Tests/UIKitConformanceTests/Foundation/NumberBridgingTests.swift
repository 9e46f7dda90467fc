import Testing
import UIKit

/// The numbers and the geometry in objects.
struct NumberBridgingTests {
  @Test(.rule("R1624"))
  func `Numbers of objects are rounded unless they must be exact`() {
    #expect(CGFloat(truncating: 1.5) == 1.5)
    #expect(CGFloat(truncating: NSNumber(value: 7)) == 7)
    #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
  }

  @Test(.rule("R1624"))
  func `Transforms and vectors are wrapped in values`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: -8)).cgVectorValue == CGVector(dx: 7, dy: -8))
  }

  @Test(.rule("R1624"))
  func `The constants for huge numbers repeat an animation without an end`() {
    #expect(HUGE == .greatestFiniteMagnitude)
    // On Apple platforms these are macros that call functions of the compiler, which Swift does not import.
    #if canImport(Simulator)
      #expect(HUGE_VALF == .infinity)
      #expect(HUGE_VAL == .infinity)
    #endif
  }

  @Test(.rule("R1869"))
  func `A value returns the offset and the directional insets that it wraps`() {
    let offset = UIOffset(horizontal: 3, vertical: -4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: insets) != NSValue(directionalEdgeInsets: .zero))
  }
}
