/// The limits of a file, which files of Interface Builder do not exceed.
enum InterfaceLimits {
  /// The maximum size of a file, in bytes.
  static let fileSize = 16 << 20
  static let elements = 200_000
  static let depth = 120
  /// The maximum length of an attribute's value, in bytes.
  static let attributeLength = 64 << 10
  static let attributesOfElement = 100
  /// The maximum length of the text in an element, in bytes.
  static let textLength = 1 << 20
  /// The maximum number of controllers that embedding and relationships create with one controller.
  static let controllersTogether = 500
  /// The maximum depth of controllers that contain each other, across files.
  static let nestedControllers = 40
  /// The maximum magnitude of coordinates and sizes.
  ///
  /// Larger values are not on any screen.
  static let magnitude = 1_000_000.0
}
