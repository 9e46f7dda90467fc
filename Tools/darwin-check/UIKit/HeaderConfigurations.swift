// Configurations of headers and footers that exist in Swift alone, written from Apple's documentation. Bodies are never
// run.

@available(iOS 14.0, *)
public struct UIViewConfigurationState: @preconcurrency UIConfigurationState {
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public var traitCollection: UITraitCollection
  public var isDisabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isHighlighted: Bool {
    get { fatalError() }
    set {}
  }
  public var isSelected: Bool {
    get { fatalError() }
    set {}
  }
  public var isFocused: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 15.0, *)
  public var isPinned: Bool {
    get { fatalError() }
    set {}
  }
}

/// What the state is bridged to, so that the method can be overridden.
public final class _ViewConfigurationState: NSObject {}

@available(iOS 14.0, *)
extension UIViewConfigurationState: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = _ViewConfigurationState
  public func _bridgeToObjectiveC() -> _ViewConfigurationState { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ViewConfigurationState, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ViewConfigurationState, result: inout Self?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ViewConfigurationState?) -> Self { fatalError() }
}

@available(iOS 14.0, *)
extension UITableViewHeaderFooterView {
  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.0, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError() }
    set {}
  }
  @objc dynamic open var configurationState: UIViewConfigurationState { fatalError() }
  @objc dynamic open func updateConfiguration(using state: UIViewConfigurationState) {}
}
