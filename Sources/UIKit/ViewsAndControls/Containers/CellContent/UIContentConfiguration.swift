/// The requirements for an object that provides the configuration for a content view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that displays this content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration.
  ///
  /// Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration.
  ///
  /// The default implementation returns whether its type is that of the current configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view, on which its appearance may depend.
public protocol UIConfigurationState {
  /// Creates a state in an environment.
  init(traitCollection: UITraitCollection)

  /// The traits of the environment.
  var traitCollection: UITraitCollection { get set }

  /// Accesses the custom value for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
