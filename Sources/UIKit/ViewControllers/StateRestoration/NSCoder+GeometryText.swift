// The representations of geometry as text, which property lists contain.
extension NSCoder {
  // MARK: - Creating Text

  /// Returns a point as text, such as "{1, 2}".
  public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }
  /// Returns a vector as text, such as "{1, 2}".
  public class func string(for vector: CGVector) -> String { list([vector.dx, vector.dy]) }
  /// Returns a size as text, such as "{1, 2}".
  public class func string(for size: CGSize) -> String { list([size.width, size.height]) }
  /// Returns a rectangle as text, such as "{{1, 2}, {3, 4}}".
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns a transform as text, such as "[1, 0, 0, 1, 5, 6]".
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }
  /// Returns insets as text: "{top, left, bottom, right}".
  public class func string(for insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns directional insets as text: "{top, leading, bottom, trailing}".
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Returns an offset as text, such as "{1, 2}".
  public class func string(for offset: UIOffset) -> String { list([offset.horizontal, offset.vertical]) }

  // MARK: - Reading Text

  /// Returns the point that a text represents; zero if it represents none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the vector that a text represents; zero if it represents none.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the size that a text represents; zero if it represents none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle that a text represents; zero if it represents none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform that a text represents; the identity if it represents none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }
  /// Returns the insets that a text represents; zero if it represents none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Returns the directional insets that a text represents; zero if it represents none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(4, in: string)
      .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }
  /// Returns the offset that a text represents; zero if it represents none.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func list(_ numbers: [CGFloat]) -> String { "{\(numbers.map(text).joined(separator: ", "))}" }

  /// Returns a number without the fraction of an integer.
  private class func text(_ number: CGFloat) -> String {
    let value = Double(number)
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Returns the numbers in a text, if there are as many as expected.
  private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let marks: Set<Character> = ["{", "}", "[", "]", ","]
    let parts = string.split { $0.isWhitespace || marks.contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
