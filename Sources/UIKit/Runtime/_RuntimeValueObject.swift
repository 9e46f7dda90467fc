/// The superclass of values in attributed strings, such as fonts, colors, and paragraph styles.
///
/// Foundation for Linux compares the values of neighboring runs. It reads the type of a value from the first stored
/// property of the object, as if each object had the layout of its own classes, and ends the process if the number is
/// no type. Objects that are not of a subclass of `NSObject` are wrapped, so that the number is a part of their
/// address. The first stored property of this class is therefore the number of a type, for which Foundation calls
/// `isEqual(_:)`.
open class _RuntimeValueObject: NSObject {
  /// The identifier of the root of all types, which is 1.
  ///
  /// The number is in the bits from 8 on, and the flag in bit 7 is always set.
  private let typeInformation: UInt64 = 1 << 8 | 1 << 7

  /// Creates an object.
  public override init() {}
}
