// Focus-based navigation that exists in Swift alone, written from Apple's documentation. Bodies are never run.

extension UIFocusSystem {
  @available(iOS 15.0, *)
  @MainActor @preconcurrency
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { fatalError() }
}

extension UIFocusEnvironment {
  @MainActor @preconcurrency
  public func contains(_ environment: any UIFocusEnvironment) -> Bool { fatalError() }
}

extension UIFocusItem {
  @MainActor @preconcurrency
  public var isFocused: Bool { fatalError() }
}

@available(iOS 14.0, *)
extension UICellConfigurationState {
  public var isFocused: Bool {
    get { fatalError() }
    set {}
  }
  public var isEditing: Bool {
    get { fatalError() }
    set {}
  }
}

/// What the state is bridged to, so that the members of cells can be overridden.
public final class _CellConfigurationState: NSObject {}

@available(iOS 14.0, *)
extension UICellConfigurationState: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = _CellConfigurationState
  nonisolated public func _bridgeToObjectiveC() -> _CellConfigurationState { fatalError() }
  nonisolated public static func _forceBridgeFromObjectiveC(_ source: _CellConfigurationState, result: inout Self?) {}
  nonisolated public static func _conditionallyBridgeFromObjectiveC(
    _ source: _CellConfigurationState, result: inout Self?
  ) -> Bool { false }
  nonisolated public static func _unconditionallyBridgeFromObjectiveC(_ source: _CellConfigurationState?) -> Self {
    fatalError()
  }
}

@available(iOS 14.0, *)
extension UITableViewCell {
  @objc dynamic open var configurationState: UICellConfigurationState { fatalError() }
  @objc dynamic open func updateConfiguration(using state: UICellConfigurationState) {}
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  @objc dynamic open var configurationState: UICellConfigurationState { fatalError() }
  @objc dynamic open func updateConfiguration(using state: UICellConfigurationState) {}
}
