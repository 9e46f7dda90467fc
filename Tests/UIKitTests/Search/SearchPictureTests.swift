import Foundation
import Simulator
import Testing
import UIKit

/// What search bars, item groups and shortcuts look like.
@MainActor
struct SearchPictureTests {
  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @Test func `Search bars show prompts, buttons, scopes and tokens`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    simulator.show(root)
    func bar(at y: CGFloat, _ configure: (UISearchBar) -> Void) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: y, width: 393, height: 56))
      bar.placeholder = "Search"
      configure(bar)
      bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
      root.view.addSubview(bar)
    }
    bar(at: 80) { $0.prompt = "Find a person" }
    bar(at: 180) { $0.showsBookmarkButton = true }
    bar(at: 260) {
      $0.showsSearchResultsButton = true
      $0.isSearchResultsButtonSelected = true
      $0.prompt = "With scopes"
      $0.scopeButtonTitles = ["All", "Unread"]
      $0.showsScopeBar = true
    }
    bar(at: 420) {
      $0.searchTextField.tokens = [
        UISearchToken(icon: UIImage(systemName: "person"), text: "Anna"), UISearchToken(icon: nil, text: "Unread"),
      ]
      $0.text = "invoice"
    }
    bar(at: 500) {
      $0.searchTextField.tokens = (1...9).map { UISearchToken(icon: nil, text: "Condition \($0)") }
      $0.searchTextField.tokenBackgroundColor = .systemIndigo
    }
    await simulator.settle()
    let picture = simulator.svgSnapshot()
    for text in ["Find a person", "With scopes", "Anna", "Unread", "invoice", "Condition 9"] {
      #expect(picture.contains(">\(text)</text>"), "\(text)")
    }
    try keep(simulator, "search-bars")
  }

  @Test func `The suggestions of the keyboard on iPad are between the shortcuts`() async throws {
    let simulator = await Simulator.boot(.iPadPro11)
    let root = UIViewController()
    root.title = "Notes"
    func items(_ symbols: String...) -> [UIBarButtonItem] {
      symbols.map { UIBarButtonItem(image: UIImage(systemName: $0), primaryAction: UIAction { _ in }) }
    }
    root.navigationItem.leadingItemGroups = [.fixedGroup(items: items("square.and.arrow.up", "trash"))]
    root.navigationItem.trailingItemGroups = [
      .fixedGroup(items: items("scissors", "doc.on.doc")), .fixedGroup(items: items("star")),
    ]
    simulator.show(UINavigationController(rootViewController: root))
    let field = UITextField(frame: CGRect(x: 40, y: 140, width: 500, height: 40))
    field.borderStyle = .roundedRect
    root.view.addSubview(field)
    field.inputAssistantItem.leadingBarButtonGroups = [
      .fixedGroup(items: items("scissors", "doc.on.doc", "doc.on.clipboard"))
    ]
    field.inputAssistantItem.trailingBarButtonGroups = [
      .fixedGroup(items: [UIBarButtonItem(title: "Insert", primaryAction: UIAction { _ in })])
    ]
    field.becomeFirstResponder()
    await simulator.settle()
    #expect(simulator.svgSnapshot().contains(">Insert</text>"))
    try keep(simulator, "shortcuts")
  }
}
