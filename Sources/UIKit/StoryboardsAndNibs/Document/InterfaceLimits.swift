/// The limits of a file; Interface Builder does not write larger ones.
enum InterfaceLimits {
  /// In bytes.
  static let fileSize = 16 << 20
  static let elements = 200_000
  static let depth = 120
  /// Of an attribute's value, in bytes.
  static let attributeLength = 64 << 10
  static let attributesOfElement = 100
  /// Of the text in an element, in bytes.
  static let textLength = 1 << 20
  /// The controllers that embedding and relationships make one controller bring along.
  static let controllersTogether = 500
  /// The controllers in one another, over several files.
  static let nestedControllers = 40
  /// Coordinates and sizes; what is further away is not on any screen.
  static let magnitude = 1_000_000.0
}
