/// Returns whether two numbers are equal except for rounding errors.
func isClose(_ a: some BinaryFloatingPoint, _ b: Double, within tolerance: Double = 1e-4) -> Bool {
  abs(Double(a) - b) <= tolerance
}
