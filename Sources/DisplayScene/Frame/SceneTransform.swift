/// A transform of space: four rows of four, applied to row vectors, as Core Animation writes them.
public struct SceneTransform: Codable, Equatable, Sendable {
  /// The sixteen numbers, row by row.
  public private(set) var elements: [Double]

  /// The transform that changes nothing.
  public static let identity = SceneTransform(unchecked: [
    1, 0, 0, 0,
    0, 1, 0, 0,
    0, 0, 1, 0,
    0, 0, 0, 1,
  ])

  private init(unchecked elements: [Double]) { self.elements = elements }

  /// Creates a transform from sixteen numbers, row by row; nil if there are more or fewer.
  public init?(elements: [Double]) {
    guard elements.count == 16 else { return nil }
    self.elements = elements
  }

  /// Creates a transform of the plane.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    elements = [
      a, b, 0, 0,
      c, d, 0, 0,
      0, 0, 1, 0,
      tx, ty, 0, 1,
    ]
  }

  /// Reads sixteen numbers.
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

  /// Writes sixteen numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}
