/// Ends the process because of a programming error, with a message that describes how to fix it.
///
/// `preconditionFailure(_:)` prints its message in debug builds only. This function prints it in every build.
@inlinable
package func misuse(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message(), file: file, line: line)
}

/// Ends the process unless a condition is satisfied, with a message that describes how to fix it.
///
/// `precondition(_:_:)` prints its message in debug builds only. This function prints it in every build.
@inlinable
package func expect(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}
