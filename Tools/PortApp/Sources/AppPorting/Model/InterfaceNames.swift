import Foundation

/// The names that storyboards and nibs refer to.
struct InterfaceNames {
  /// The names of actions, such as `save:`.
  var actions: Set<String> { Set(senders.keys) }
  /// The elements of the objects that send an action, such as `button`, by the names of the actions.
  private(set) var senders: [String: Set<String>] = [:]
  /// The key paths of user-defined runtime attributes.
  var attributes: Set<String> = []
  /// The names of the app's classes.
  var classes: Set<String> = []

  mutating func read(_ text: String) {
    for (name, path) in [("keyPath", \Self.attributes), ("customClass", \.classes)] {
      for value in Self.values(of: name, in: text) { self[keyPath: path].insert(value) }
    }
    readSenders(text)
  }

  private static func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// Reads the actions, each with the element around the connections that contain it.
  private mutating func readSenders(_ text: String) {
    var elements: [String] = []
    for part in text.split(separator: "<").dropFirst() {
      let tag = part.prefix { $0 != ">" }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      if tag.first == "/" {
        _ = elements.popLast()
        continue
      }
      for action in Self.values(of: "selector", in: String(tag)) {
        senders[action, default: []].insert(elements.last == "connections" ? elements.dropLast().last ?? "" : "")
      }
      if tag.last != "/", tag.first != "?", tag.first != "!" { elements.append(String(name)) }
    }
  }
}
