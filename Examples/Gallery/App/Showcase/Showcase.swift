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
      "Between two states",
      [
        entry("Transitions", "The whole catalogue", "sparkles", .systemIndigo) { _ in TransitionsViewController() },
        entry("Interruption", "What a policy makes of fast taps", "bolt.fill", .systemOrange) { _ in
          InterruptionViewController()
        },
        entry("Following a Hand", "Pull, catch and throw", "arrow.left.arrow.right", .systemTeal) { _ in
          HandViewController()
        },
        entry("Own Motion", "Children that move by themselves", "square.grid.2x2.fill", .systemPink) { _ in
          OwnMotionViewController()
        },
      ]
    ),
    (
      "States",
      [
        entry("Several Children", "Layers that come, go and stay", "doc.on.doc", .systemBlue) { _ in
          LayersViewController()
        },
        entry("Loading", "Content, empty, failed", "arrow.triangle.2.circlepath", .systemGreen) {
          LoadingDemoViewController(pause: $0)
        },
        entry("Retention", "What is kept, and for how long", "bookmark.fill", .systemPurple) { _ in
          RetentionViewController()
        },
        entry("Declared Ways", "Which state may follow which", "map", .systemTeal) { _ in WaysViewController() },
        entry("Sheets and Alerts", "Presentations as states", "envelope.fill", .systemIndigo) { _ in
          SheetsViewController()
        },
        entry("Leave Guards", "Unsaved changes, asked in time", "lock.fill", .systemRed) { _ in FormViewController() },
      ]
    ),
    (
      "Containers",
      [
        entry("A Stack as Data", "Any stack, in one change", "list.bullet", .systemIndigo) { _ in StackViewController()
        },
        entry("Tabs as States", "Tabs that come and go", "folder.fill", .systemOrange) { _ in TabsViewController() },
        entry("Pages", "In order, by button and by hand", "book.fill", .systemGreen) { _ in PagesViewController() },
        entry("Root Interfaces", "A window's whole content", "iphone", .systemGray) { _ in RootsViewController() },
        entry("Bars and Content", "Who decides on the status bar", "sun.max", .systemYellow) { _ in BarsViewController()
        },
      ]
    ),
    (
      "States as Data",
      [
        entry("Deep Links", "A path through containers", "link", .systemBlue) { _ in LinksViewController() },
        entry("Restoration", "Back to where one was", "arrow.counterclockwise", .systemGreen) { _ in
          RestorationViewController()
        },
        entry("Event Stream", "What containers tell of themselves", "text.alignleft", .systemPink) { _ in
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
