/// Stops the process because of a programming error.
///
/// `preconditionFailure(_:)` prints its message in debug builds only. This function prints it in every build.
///
/// - Parameter message: The problem, and its solution.
func misuse(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message(), file: file, line: line)
}

/// Stops the process if a condition is false.
///
/// `precondition(_:_:)` prints its message in debug builds only. This function prints it in every build.
///
/// - Parameters:
///   - condition: The condition that must be true.
///   - message: The problem, and its solution.
func expect(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}
