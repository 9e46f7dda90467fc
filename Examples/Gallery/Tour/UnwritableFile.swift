/// A file could not be written where it was to go.
struct UnwritableFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) cannot be written. Is there such a folder, and may it be written to?" }
}
