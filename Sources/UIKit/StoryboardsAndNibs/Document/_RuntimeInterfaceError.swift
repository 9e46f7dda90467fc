/// An error in a storyboard or nib, with its location and a way to correct it.
///
/// - Note: Not API of Apple's, which raises an exception if a file cannot be loaded.
public struct _RuntimeInterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The line of the element, counted from 1; `nil` for the file as a whole.
  public let line: Int?
  /// The name and the identifier of the element; `nil` for the file as a whole.
  public let element: String?
  /// A description of the error and of a way to correct it.
  public let problem: String

  /// A sentence with the file, the line, the element, and the problem.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return element.map { "\(place): <\($0)>: \(problem)" } ?? "\(place): \(problem)"
  }
}
