/// What assistive technology meets at a layer, and the name that tests find it by.
public struct SceneAccessibility: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether the layer is met as one element.
  public var isElement: Bool
  /// What the element is called.
  public var label: String?
  /// What the element is set to.
  public var value: String?
  /// A name for tests and tools.
  public var identifier: String?
  /// What kind of element it is, in UIKit's words: `button`, `header`, …
  public var traits: [String]
  /// A Boolean value that indicates whether everything inside is hidden from assistive technology.
  public var hidesElements: Bool

  /// Creates a description; by default the layer is not an element.
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
