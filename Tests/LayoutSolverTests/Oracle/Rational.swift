/// An exact fraction; numbers too large for it throw.
struct Rational: Comparable {
  struct Overflow: Error {}

  private let numerator: Int128
  private let denominator: Int128

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ value: Int) {
    numerator = Int128(value)
    denominator = 1
  }

  private init(_ numerator: Int128, over denominator: Int128) throws(Overflow) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let sign: Int128 = denominator < 0 ? -1 : 1
    let divisor = Int128(a == 0 ? 1 : a) * sign
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
    // Products of two numbers of this size still fit.
    guard self.numerator.magnitude < 1 << 62, self.denominator.magnitude < 1 << 62 else { throw Overflow() }
  }

  var double: Double { Double(numerator) / Double(denominator) }

  func plus(_ other: Rational) throws(Overflow) -> Rational {
    try Rational(
      numerator * other.denominator + other.numerator * denominator, over: denominator * other.denominator)
  }

  func times(_ other: Rational) throws(Overflow) -> Rational {
    try Rational(numerator * other.numerator, over: denominator * other.denominator)
  }

  func minus(_ other: Rational) throws(Overflow) -> Rational {
    try plus(other.times(Rational(-1)))
  }

  func over(_ other: Rational) throws(Overflow) -> Rational {
    try Rational(numerator * other.denominator, over: denominator * other.numerator)
  }

  static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
