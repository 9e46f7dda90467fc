/// The coder that an object receives to encode its state.
///
/// Objects are stored as they are, and converted when the object has encoded its state.
final class StateEncoder: NSCoder {
  /// A value that was encoded with a key.
  enum Entry {
    case value(SavedState.Value)
    case object(Any?)
  }

  private(set) var entries: [String: Entry] = [:]
  private let isSecure: Bool

  init(isSecure: Bool) {
    self.isSecure = isSecure
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { isSecure }
  override func containsValue(forKey key: String) -> Bool { entries[key] != nil }

  override func encode(_ objv: Any?, forKey key: String) { entries[key] = .object(objv) }
  override func encodeConditionalObject(_ objv: Any?, forKey key: String) { entries[key] = .object(objv) }
  override func encode(_ boolv: Bool, forKey key: String) { entries[key] = .value(.bool(boolv)) }
  override func encode(_ intv: Int, forKey key: String) { entries[key] = .value(.integer(Int64(intv))) }
  override func encode(_ intv: Int32, forKey key: String) { entries[key] = .value(.integer(Int64(intv))) }
  override func encode(_ intv: Int64, forKey key: String) { entries[key] = .value(.integer(intv)) }
  override func encode(_ realv: Float, forKey key: String) { entries[key] = .value(.real(Double(realv))) }
  override func encode(_ realv: Double, forKey key: String) { entries[key] = .value(.real(realv)) }
  override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {
    entries[key] = .value(.bytes(bytesp.map { Data(bytes: $0, count: lenv) } ?? Data()))
  }
}

/// The objects that were found while a state is restored, by their paths.
final class RestoredObjects {
  var objects: [RestorationPath: AnyObject] = [:]
  var storyboards: [SavedState.Storyboard: AnyObject] = [:]
}

/// The coder from which an object decodes its state.
final class StateDecoder: NSCoder {
  private let values: [String: SavedState.Value]
  private let found: RestoredObjects
  private let isSecure: Bool

  init(_ values: [String: SavedState.Value], found: RestoredObjects, isSecure: Bool) {
    self.values = values
    self.found = found
    self.isSecure = isSecure
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { isSecure }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    switch values[key] {
    case .archive(let data): Self.object(in: data)
    case .reference(let path): found.objects[path]
    case .references(let paths): paths.compactMap { found.objects[$0] }
    case .storyboard(let place): found.storyboards[place]
    case .bool(let value): value
    case .integer(let value): Int(value)
    case .real(let value): value
    case .bytes(let data): data
    case .some(.none), nil: nil
    }
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    let decoded = decodeObject(forKey: key)
    guard let classes, let object = decoded else { return decoded }
    // Values such as strings are objects of Foundation's classes in an archive.
    guard let instance = object as AnyObject as? NSObject else { return nil }
    return classes.contains { instance.isKind(of: $0) } ? object : nil
  }

  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

  override func decodeBool(forKey key: String) -> Bool {
    switch values[key] {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: decodeObject(forKey: key) as? Bool ?? false
    }
  }
  override func decodeInteger(forKey key: String) -> Int { integer(key).flatMap(Int.init(exactly:)) ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { integer(key).flatMap(Int32.init(exactly:)) ?? 0 }
  override func decodeCInt(forKey key: String) -> CInt { integer(key).flatMap(CInt.init(exactly:)) ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { integer(key) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { Float(real(key)) }
  override func decodeDouble(forKey key: String) -> Double { real(key) }
  override func withDecodedUnsafeBytes<ResultType>(
    forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType
  ) rethrows -> ResultType {
    guard case .bytes(let data) = values[key] else { return try body(nil) }
    return try data.withUnsafeBytes { try body($0) }
  }

  private func integer(_ key: String) -> Int64? {
    switch values[key] {
    case .integer(let value): value
    case .real(let value): Int64(exactly: value.rounded(.towardZero))
    default: (decodeObject(forKey: key) as? NSNumber)?.int64Value
    }
  }

  private func real(_ key: String) -> Double {
    switch values[key] {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: (decodeObject(forKey: key) as? NSNumber)?.doubleValue ?? 0
    }
  }

  /// Returns the object in an archive; `nil` if its class is not available any more.
  private static func object(in data: Data) -> Any? {
    guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    archive.requiresSecureCoding = false
    archive.decodingFailurePolicy = .setErrorAndReturn
    return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

extension NSCoder {
  /// Decodes a reference to a view controller whose state was saved; `nil` if it was not restored.
  ///
  /// On Apple's platforms, the method of `NSCoder` for objects that adopt `NSCoding` has this effect.
  @MainActor
  public func decodeObject<ViewController: UIViewController>(
    of cls: ViewController.Type, forKey key: String
  ) -> ViewController? { decodeObject(forKey: key) as? ViewController }

  /// Decodes a reference to a view whose state was saved; `nil` if it was not restored.
  @MainActor
  public func decodeObject<View: UIView>(of cls: View.Type, forKey key: String) -> View? {
    decodeObject(forKey: key) as? View
  }
}
