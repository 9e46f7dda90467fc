/// A call that continues a path without a current point.
///
/// Core Graphics reports it on the console and adds nothing.
package enum MissingCurrentPoint {
  /// Writes the report of a function to standard error, as Core Graphics does for its function of that name.
  package static func report(_ function: String) {
    FileHandle.standardError.write(Data("\(function): no current point.\n".utf8))
  }
}
