/// A 3D transform: a matrix of four rows and columns, applied to row vectors, as in Core Animation.
public struct SceneTransform: Codable, Equatable, Sendable {
  /// The sixteen elements, row by row.
  public private(set) var elements: [Double]

  /// The identity transform.
  public static let identity = SceneTransform(unchecked: [
    1, 0, 0, 0,
    0, 1, 0, 0,
    0, 0, 1, 0,
    0, 0, 0, 1,
  ])

  private init(unchecked elements: [Double]) { self.elements = elements }

  /// Creates a transform from sixteen elements, row by row.
  ///
  /// Returns `nil` if the number of elements is different.
  public init?(elements: [Double]) {
    guard elements.count == 16 else { return nil }
    self.elements = elements
  }

  /// Creates an affine transform.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    elements = [
      a, b, 0, 0,
      c, d, 0, 0,
      0, 0, 1, 0,
      tx, ty, 0, 1,
    ]
  }

  /// Creates a transform by decoding its sixteen elements.
  public init(from decoder: any Decoder) throws {
    let elements = try decoder.singleValueContainer().decode([Double].self)
    guard let transform = SceneTransform(elements: elements) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A transform has 16 numbers (had \(elements.count))."))
    }
    self = transform
  }

  /// Encodes the sixteen elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}
