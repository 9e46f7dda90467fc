/// The requirements for an object that provides the configuration for a content view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that displays this content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration; setting it displays it.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; by default one of the type that it shows already.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state on which a view's appearance may depend.
public protocol UIConfigurationState {
  /// Creates a state in an environment.
  init(traitCollection: UITraitCollection)

  /// The environment.
  var traitCollection: UITraitCollection { get set }

  /// The app's own value for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
