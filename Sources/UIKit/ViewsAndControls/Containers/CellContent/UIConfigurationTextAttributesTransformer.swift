/// A transformation of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the new attributes for the attributes of a part of the text.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the new attributes for the attributes of a part of the text.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
