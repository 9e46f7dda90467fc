/// Stores a value in place of another, and returns the one that was there.
///
/// Releasing an object may run code of the app, in the `deinit` of a controller, of a view, or of something that a closure
/// or a state holds. A plain assignment releases what was there while its place is still being accessed, so that such code
/// must not look at it. What is returned from here is released when the access is over.
@discardableResult
func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
