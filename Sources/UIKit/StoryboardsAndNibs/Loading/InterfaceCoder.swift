/// The coder that the `init(coder:)` of a class receives for a storyboard or nib.
///
/// The classes of UIKit read their element from it. For the classes of the app, it is an archive without keys.
final class InterfaceCoder: NSCoder {
  let node: ObjectNode
  let loader: InterfaceLoader

  @MainActor
  init(_ node: ObjectNode, _ loader: InterfaceLoader) {
    self.node = node
    self.loader = loader
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeCInt(forKey key: String) -> CInt { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Returns an attribute of the element from which an object is created; `nil` for other archives.
  @MainActor
  func interfaceAttribute(_ name: String) -> String? { (self as? InterfaceCoder)?.node.element[name] }
}

extension NSObject {
  /// Reads the object's element.
  ///
  /// Each class of a kind calls this method at the end of `init(coder:)`.
  ///
  /// Only the call of the kind's own class has an effect, so that the setup of a subclass does not overwrite the
  /// values.
  @MainActor
  func decodeInterface(_ coder: NSCoder, as type: AnyClass) {
    guard let coder = coder as? InterfaceCoder, coder.node.kind.type == type else { return }
    if let view = self as? UIView { Self.setInterfaceDefaults(of: view) }
    coder.loader.configure(self, from: coder.node)
  }

  /// Sets the values that a document leaves out, where those of the class differ in code.
  @MainActor
  private static func setInterfaceDefaults(of view: UIView) {
    let usual = AxisPriorities(both: .defaultLow)
    if view.standardHugging != usual { view.layoutRecord.hugging = usual }
  }
}
