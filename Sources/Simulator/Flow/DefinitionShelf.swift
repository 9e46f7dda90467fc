/// The definitions of an archive, each of which is stored once, under the first name of its content.
struct DefinitionShelf {
  private let prefix: String
  private(set) var definitions: [String] = []
  private var names: [String: String] = [:]

  init(prefix: String) { self.prefix = prefix }

  mutating func name(of content: String, _ definition: (_ name: String) -> String) -> String {
    if let name = names[content] { return name }
    let name = "\(prefix)\(names.count)"
    names[content] = name
    definitions.append(definition(name))
    return name
  }
}
