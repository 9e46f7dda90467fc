/// Stops the process unless a condition is met, with a message that describes the problem and its solution.
///
/// `precondition(_:_:)` prints its message in debug builds only. This function prints it in every build.
func expect(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}
