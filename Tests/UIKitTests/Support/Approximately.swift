import UIKit

/// Whether two numbers are the same but for rounding.
func isClose(_ a: some BinaryFloatingPoint, _ b: Double, within tolerance: Double = 1e-4) -> Bool {
  abs(Double(a) - b) <= tolerance
}

/// Whether two points are the same but for rounding.
func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { isClose(a.x, Double(b.x)) && isClose(a.y, Double(b.y)) }

/// Whether two rectangles are the same but for rounding.
func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose(a.origin, b.origin) && isClose(a.width, Double(b.width)) && isClose(a.height, Double(b.height))
}

extension UIView {
  /// What is on screen now.
  var shown: LayerAppearance { layer.appearance(presented: true) }
}
