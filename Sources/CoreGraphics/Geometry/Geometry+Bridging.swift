public import Foundation

// On Apple's platforms, numbers and geometry in a value of type `Any` can be cast to `NSNumber` and `NSValue`, and
// back. Foundation for Linux does this for the types of the standard library only.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Sets the number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Sets the number of an object, and returns whether it can be represented.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = (source as? Double).map { CGFloat($0) }
    return result != nil
  }

  /// Returns the number of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns the point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Sets the point of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Sets the point of an object, and returns whether the object is one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = source.hasType(of: NSValue(point: .zero)) ? source.pointValue : nil
    return result != nil
  }

  /// Returns the point of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns the size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Sets the size of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.sizeValue }

  /// Sets the size of an object, and returns whether the object is one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = source.hasType(of: NSValue(size: .zero)) ? source.sizeValue : nil
    return result != nil
  }

  /// Returns the size of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Sets the rectangle of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  /// Sets the rectangle of an object, and returns whether the object is one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }

  /// Returns the rectangle of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension NSValue {
  fileprivate func hasType(of other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
