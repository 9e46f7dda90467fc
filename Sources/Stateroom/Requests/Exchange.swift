/// Replaces the value in a place and returns the old value.
///
/// Releasing an object may run code of the app: in the `deinit` of a view controller or view, or of an object that a
/// closure or a state retains. A plain assignment releases the old value during the access to its place, so that such
/// code would violate exclusive access if it read the place. The value that this function returns is released after the
/// access has ended.
@discardableResult
@_spi(Compatibility) public func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
