/// The icons of the app in its `Info.plist` besides the primary one, and the one that is in use.
@MainActor
enum AlternateIcons {
  static var current: String?

  static var names: [String] {
    let icons = AppInformation.settings["CFBundleIcons"] as? [String: Any]
    return (icons?["CFBundleAlternateIcons"] as? [String: Any])?.keys.sorted() ?? []
  }

  /// Uses the icon with a name; the primary icon if it is `nil`.
  static func use(_ name: String?) throws(UnknownIcon) {
    if let name, !names.contains(name) { throw UnknownIcon(name: name, names: names) }
    current = name
  }

  /// The error for an icon that the app does not have.
  struct UnknownIcon: Error, LocalizedError {
    let name: String
    let names: [String]

    var errorDescription: String? {
      let known = names.isEmpty ? "It has none" : "It has \(names.joined(separator: ", "))"
      return "Info.plist has no icon \"\(name)\" in CFBundleAlternateIcons. \(known)."
    }
  }
}
