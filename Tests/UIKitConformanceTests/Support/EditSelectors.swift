import UIKit

/// The names of edit actions.
enum EditSelectors {
  #if canImport(ObjectiveC)
    static let cut = #selector(UIResponder.cut(_:))
    static let copy = #selector(UIResponder.copy(_:))
    static let paste = #selector(UIResponder.paste(_:))
    static let selectAll = #selector(UIResponder.selectAll(_:))
  #else
    static let cut: Selector = "cut:"
    static let copy: Selector = "copy:"
    static let paste: Selector = "paste:"
    static let selectAll: Selector = "selectAll:"
  #endif
}
