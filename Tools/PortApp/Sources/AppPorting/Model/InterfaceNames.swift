import Foundation

/// The names that storyboards and nibs refer to.
struct InterfaceNames {
  /// The names of actions, such as `save:`.
  var actions: Set<String> = []
  /// The key paths of user-defined runtime attributes.
  var attributes: Set<String> = []
  /// The names of the app's classes.
  var classes: Set<String> = []

  mutating func read(_ text: String) {
    for (name, path) in [("selector", \Self.actions), ("keyPath", \.attributes), ("customClass", \.classes)] {
      for part in text.components(separatedBy: " \(name)=\"").dropFirst() {
        self[keyPath: path].insert(String(part.prefix { $0 != "\"" }))
      }
    }
  }
}
