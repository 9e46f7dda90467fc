/// The discrete cosine transform of blocks of eight by eight values.
enum JPEGTransform {
  /// The waves, by their frequencies.
  private static let waves: [Float] = (0..<64).map { index in
    let (frequency, place) = (index / 8, index % 8)
    let height = frequency == 0 ? 0.125.squareRoot() : 0.5
    return Float(height * cos(Double((2 * place + 1) * frequency) * .pi / 16))
  }

  /// Returns the coefficients of values.
  static func coefficients(_ values: [Float]) -> [Float] {
    transformedRows(transformedRows(values) { waves[8 * $0 + $1] }) { waves[8 * $0 + $1] }
  }

  /// Returns the values with coefficients.
  static func values(_ coefficients: [Float]) -> [Float] {
    transformedRows(transformedRows(coefficients) { waves[8 * $1 + $0] }) { waves[8 * $1 + $0] }
  }

  /// Returns the transformed rows of a block as columns, so that a second call transforms the columns.
  private static func transformedRows(_ block: [Float], _ factor: (Int, Int) -> Float) -> [Float] {
    var result = [Float](repeating: 0, count: 64)
    for row in 0..<8 {
      for target in 0..<8 {
        var sum: Float = 0
        for source in 0..<8 { sum += block[8 * row + source] * factor(target, source) }
        result[8 * target + row] = sum
      }
    }
    return result
  }
}
