import UIKit

/// An entry of the showcase's list.
struct ShowcaseEntry {
  var title: String
  var summary: String
  var symbol: String
  var color: UIColor
  var make: @MainActor (@escaping Pause) -> UIViewController
}

/// The entries of the showcase. Add a line here for a new feature.
@MainActor
enum Showcase {
  static let sections: [(title: String, entries: [ShowcaseEntry])] = uiKitSections + swiftUISections

  private typealias Section = (title: String, entries: [ShowcaseEntry])

  private static let uiKitSections: [Section] = [
    (
      "Between States",
      [
        entry("Transitions", "The whole catalogue", "sparkles", .systemIndigo) { _ in TransitionsViewController() },
        entry("Interruption", "The effect of each transition policy", "bolt.fill", .systemOrange) { _ in
          InterruptionViewController()
        },
        entry("Interactive Transitions", "Drag, interrupt and release", "arrow.left.arrow.right", .systemTeal) { _ in
          DragViewController()
        },
        entry("Custom Motion", "Children that animate themselves", "square.grid.2x2.fill", .systemPink) { _ in
          OwnMotionViewController()
        },
      ]
    ),
    (
      "States",
      [
        entry("Several Children", "Layers that are added and removed", "doc.on.doc", .systemBlue) { _ in
          LayersViewController()
        },
        entry("Loading", "Content, empty, failed", "arrow.triangle.2.circlepath", .systemGreen) {
          LoadingDemoViewController(pause: $0)
        },
        entry("Retention", "What is kept, and for how long", "bookmark.fill", .systemPurple) { _ in
          RetentionViewController()
        },
        entry("Allowed Transitions", "Which states can follow each other", "map", .systemTeal) { _ in
          AllowedTransitionsViewController()
        },
        entry("Sheets and Alerts", "Presentations that belong to states", "envelope.fill", .systemIndigo) { _ in
          SheetsViewController()
        },
        entry("Leave Guards", "Confirmation before changes are lost", "lock.fill", .systemRed) { _ in
          FormViewController()
        },
      ]
    ),
    (
      "Containers",
      [
        entry("A Stack as Data", "Any stack, in one change", "list.bullet", .systemIndigo) { _ in StackViewController()
        },
        entry("Tabs as States", "Tabs that are added and removed", "folder.fill", .systemOrange) { _ in
          TabsViewController()
        },
        entry("Pages", "In order, with buttons and swipes", "book.fill", .systemGreen) { _ in PagesViewController() },
        entry("Root View Controllers", "A window's whole content", "iphone", .systemGray) { _ in RootsViewController()
        },
        entry("Bars and Content", "The preferences of the current child", "sun.max", .systemYellow) { _ in
          BarsViewController()
        },
      ]
    ),
    (
      "States as Data",
      [
        entry("Deep Links", "A path through containers", "link", .systemBlue) { _ in LinksViewController() },
        entry("Restoration", "The states of the last launch", "arrow.counterclockwise", .systemGreen) { _ in
          RestorationViewController()
        },
        entry("Event Stream", "The events of every container", "text.alignleft", .systemPink) { _ in
          EventsViewController()
        },
      ]
    ),
  ]

  #if canImport(SwiftUI)
    private static let swiftUISections: [Section] = [
      (
        "SwiftUI",
        [
          entry("State Container", "A container in a SwiftUI view", "swift", .systemOrange) { _ in
            SwiftUIViewController()
          }
        ]
      )
    ]
  #else
    private static let swiftUISections: [Section] = []
  #endif

  static func entry(titled title: String) -> ShowcaseEntry? {
    sections.lazy.flatMap(\.entries).first { $0.title == title }
  }

  private static func entry(
    _ title: String, _ summary: String, _ symbol: String, _ color: UIColor,
    make: @escaping @MainActor (@escaping Pause) -> UIViewController
  ) -> ShowcaseEntry {
    ShowcaseEntry(title: title, summary: summary, symbol: symbol, color: color, make: make)
  }
}
