import Foundation

/// The name of a type of states in an archive.
///
/// An archive contains the name with the module and the types around it, so that nested types of one name are
/// different: `App.Detail.Route`. Archives of earlier versions of the library contain the last part only.
struct StateTypeName: Hashable {
  /// The name as it is archived.
  let full: String

  init(_ full: String) { self.full = full }

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
  }

  /// The name without modules and the types around it.
  var short: String { parts { $0.suffix(1) } }

  /// Returns whether an archived name can be that of this type.
  ///
  /// Archives of earlier versions of the library contain the short name, and the app can have renamed a module.
  func mayBe(_ archived: StateTypeName) -> Bool {
    archived.full == archived.short
      ? archived.full == short : archived.parts { $0.dropFirst() } == parts { $0.dropFirst() }
  }

  /// Returns the name with replaced parts.
  ///
  /// - Parameter replacement: A closure that returns the parts for those of one type, such as `App.Detail.Route`.
  private func parts(_ replacement: ([Substring]) -> ArraySlice<Substring>) -> String {
    var (result, path) = ("", "")
    func end() {
      let parts = path.split(separator: ".")
      result += parts.count > 1 ? replacement(parts).joined(separator: ".") : path
      path = ""
    }
    for character in full {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        path.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }
}
