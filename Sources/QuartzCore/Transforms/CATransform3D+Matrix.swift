/// The rows of a 4 × 4 matrix, for arithmetic that is the same for every entry.
struct MatrixRows {
  var first = SIMD4<Double>()
  var second = SIMD4<Double>()
  var third = SIMD4<Double>()
  var fourth = SIMD4<Double>()

  static let identity = MatrixRows(
    first: [1, 0, 0, 0], second: [0, 1, 0, 0], third: [0, 0, 1, 0], fourth: [0, 0, 0, 1])

  /// Returns the product of a row and this matrix.
  func product(withRow row: SIMD4<Double>) -> SIMD4<Double> {
    row.x * first + row.y * second + row.z * third + row.w * fourth
  }

  /// Returns the product with a matrix on the right.
  func product(with right: MatrixRows) -> MatrixRows {
    MatrixRows(
      first: right.product(withRow: first), second: right.product(withRow: second),
      third: right.product(withRow: third), fourth: right.product(withRow: fourth))
  }

  subscript(row: Int) -> SIMD4<Double> {
    get {
      switch row {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch row {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  /// The inverse, by Gauss–Jordan elimination with pivoting, or `nil` if the matrix is not invertible.
  var inverse: MatrixRows? {
    var left = self
    var right = MatrixRows.identity
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[pivot][column] != 0
      else { return nil }
      (left[column], left[pivot]) = (left[pivot], left[column])
      (right[column], right[pivot]) = (right[pivot], right[column])
      let scale = 1 / left[column][column]
      left[column] *= scale
      right[column] *= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return right
  }
}

extension CATransform3D {
  init(rows: MatrixRows) {
    self.init(
      m11: CGFloat(rows.first.x), m12: CGFloat(rows.first.y), m13: CGFloat(rows.first.z),
      m14: CGFloat(rows.first.w), m21: CGFloat(rows.second.x), m22: CGFloat(rows.second.y),
      m23: CGFloat(rows.second.z), m24: CGFloat(rows.second.w), m31: CGFloat(rows.third.x),
      m32: CGFloat(rows.third.y), m33: CGFloat(rows.third.z), m34: CGFloat(rows.third.w),
      m41: CGFloat(rows.fourth.x), m42: CGFloat(rows.fourth.y), m43: CGFloat(rows.fourth.z),
      m44: CGFloat(rows.fourth.w))
  }

  var rows: MatrixRows {
    MatrixRows(
      first: [Double(m11), Double(m12), Double(m13), Double(m14)],
      second: [Double(m21), Double(m22), Double(m23), Double(m24)],
      third: [Double(m31), Double(m32), Double(m33), Double(m34)],
      fourth: [Double(m41), Double(m42), Double(m43), Double(m44)])
  }
}
