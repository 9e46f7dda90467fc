/// The coder that a class's `init(coder:)` receives for a storyboard or nib.
///
/// UIKit's classes read their element through it. The app's see an archive that has no keys of theirs.
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
  /// Returns the attribute of the element that an object of a class is made from; `nil` for other archives.
  @MainActor
  func interfaceAttribute(_ name: String) -> String? { (self as? InterfaceCoder)?.node.element[name] }
}

extension NSObject {
  /// Reads the object's element. Called at the end of `init(coder:)` of each class that a kind is of, and does something in
  /// the kind's own only, so that what is read is not overwritten by what a class sets up.
  @MainActor
  func decodeInterface(_ coder: NSCoder, as type: AnyClass) {
    guard let coder = coder as? InterfaceCoder, coder.node.kind.type == type else { return }
    coder.loader.configure(self, from: coder.node)
  }
}
