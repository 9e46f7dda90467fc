/// The address of an object in descriptions, such as `0x7f8a1c`.
struct ObjectAddress: CustomStringConvertible {
  private let address: UInt

  init(_ object: AnyObject) { address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

  var description: String { "0x" + String(address, radix: 16) }
}
