/// Returns whether two numbers are the same but for rounding.
func isClose(_ a: some BinaryFloatingPoint, _ b: Double, within tolerance: Double = 1e-4) -> Bool {
  abs(Double(a) - b) <= tolerance
}
