/// Objects as arguments of `NSLog(_:_:)` and `String(format:)`.
///
/// For `%@` it is the description of the object, and for `%p` its address. On Apple's platforms every object is such an
/// argument; Foundation for Linux provides that for strings only.
extension NSObject: @retroactive _CVarArgObject {
  /// The description, which replaces the object in a text.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The address.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
