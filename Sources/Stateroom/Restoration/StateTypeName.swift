import Foundation

/// The name of a type of states in an archive.
///
/// An archive contains the name with the module and the types around it, so that nested types of one name are
/// different: `App.Detail.Route`. Archives of earlier versions of the library contain the short name only.
struct StateTypeName: Hashable {
  /// The name as it is archived.
  let full: String
  /// The name without modules and the types around it.
  let short: String

  /// Creates a name from an archive.
  ///
  /// A short name is derived from the name of a type without arguments only.
  init(_ archived: String) {
    full = archived
    let isPlain = archived.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    short = isPlain ? archived.split(separator: ".").last.map(String.init) ?? archived : archived
  }

  /// Creates the name of a type.
  ///
  /// The context of a local or private type has no name, only an address, which is another one at the next launch.
  init(of type: Any.Type) {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context at "),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    full = name
    short = String(describing: type)
  }
}
