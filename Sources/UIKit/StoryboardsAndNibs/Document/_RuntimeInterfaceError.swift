/// An error in a storyboard or nib, with its location and its remedy.
///
/// - Note: Not API of Apple's, which raises where a file cannot be loaded.
public struct _RuntimeInterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// The line of the element, the first being 1; `nil` for the file as a whole.
  public let line: Int?
  /// The element's name and identifier; `nil` for the file as a whole.
  public let element: String?
  /// The description of the error and its remedy.
  public let problem: String

  /// All of it in a sentence: file, line, element, problem.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return element.map { "\(place): <\($0)>: \(problem)" } ?? "\(place): \(problem)"
  }
}
