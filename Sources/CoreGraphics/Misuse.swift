/// Ends the process unless a condition holds, with a message that describes the error and how to fix it.
///
/// `precondition(_:_:)` prints its message in debug builds only. This one prints it in every build.
func expect(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}
