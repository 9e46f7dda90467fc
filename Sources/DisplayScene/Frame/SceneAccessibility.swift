/// The accessibility properties of a layer, and the identifier with which tests find it.
public struct SceneAccessibility: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether the layer is an accessibility element.
  public var isElement: Bool
  /// The label of the element.
  public var label: String?
  /// The value of the element.
  public var value: String?
  /// An identifier for tests and tools.
  public var identifier: String?
  /// The names of the element's traits in UIKit, such as `button` or `header`.
  public var traits: [String]
  /// A Boolean value that indicates whether all descendants are hidden from assistive technology.
  public var hidesElements: Bool

  /// Creates accessibility properties.
  ///
  /// The default is a layer that is not an accessibility element.
  public init(
    isElement: Bool = false, label: String? = nil, value: String? = nil, identifier: String? = nil,
    traits: [String] = [], hidesElements: Bool = false
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.identifier = identifier
    self.traits = traits
    self.hidesElements = hidesElements
  }
}
