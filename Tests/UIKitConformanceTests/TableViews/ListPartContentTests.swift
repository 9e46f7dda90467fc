import Testing
import UIKit

/// The content configurations of headers and footers whose default values depend on the list.
@MainActor
struct ListPartContentTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
  }

  private let rows = Rows()

  private func show(_ style: UITableView.Style) async throws -> Stage {
    let stage = try await Stage.open()
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = rows
    controller.tableView.delegate = rows
    await stage.show(controller)
    await stage.settle()
    return stage
  }

  /// The configuration of the content that a view shows.
  private func shown(in view: UIView) -> UIListContentConfiguration? {
    if let content = view as? UIListContentView { return content.configuration as? UIListContentConfiguration }
    return view.subviews.lazy.compactMap { shown(in: $0) }.first
  }

  @Test(.rule("R2204"), arguments: [UITableView.Style.plain, .grouped])
  func `A header and a footer have the default values of their list`(_ style: UITableView.Style) async throws {
    guard #available(iOS 18, *) else { return }
    rows.header.contentConfiguration = UIListContentConfiguration.header()
    rows.footer.contentConfiguration = UIListContentConfiguration.footer()
    let stage = try await show(style)
    defer { withExtendedLifetime(stage) {} }
    let header = try #require(shown(in: rows.header))
    let footer = try #require(shown(in: rows.footer))
    let isPlain = style == .plain
    let expected: (UIListContentConfiguration, UIListContentConfiguration) =
      isPlain ? (.plainHeader(), .plainFooter()) : (.groupedHeader(), .groupedFooter())
    #expect(header.textProperties == expected.0.textProperties)
    #expect(header.directionalLayoutMargins == expected.0.directionalLayoutMargins)
    #expect(footer.textProperties == expected.1.textProperties)
    #expect(footer.directionalLayoutMargins == expected.1.directionalLayoutMargins)
  }

  @Test(.rule("R2204"))
  func `Values that the app has set remain`() async throws {
    guard #available(iOS 18, *) else { return }
    var configuration = UIListContentConfiguration.header()
    configuration.text = "Title"
    configuration.textProperties.color = .systemPurple
    configuration.textProperties.transform = .capitalized
    rows.header.contentConfiguration = configuration
    let stage = try await show(.grouped)
    defer { withExtendedLifetime(stage) {} }
    let header = try #require(shown(in: rows.header))
    #expect(header.text == "Title")
    #expect(header.textProperties.color == .systemPurple)
    #expect(header.textProperties.transform == .capitalized)
    #expect(header.textProperties.font == UIListContentConfiguration.groupedHeader().textProperties.font)
  }

  @Test(.rule("R2209"))
  func `A text is tightened before it is truncated if its properties allow it`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    #expect(!configuration.textProperties.allowsDefaultTighteningForTruncation)
    let other = configuration
    configuration.textProperties.allowsDefaultTighteningForTruncation = true
    #expect(configuration != other)
    func label(in view: UIView) -> UILabel? {
      (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
    }
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.layoutIfNeeded()
    #expect(try #require(label(in: view)).allowsDefaultTighteningForTruncation)
  }

  @Test(.rule("R2209"))
  func `An image keeps its colors while colors are inverted if its properties say so`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.image = UIImage(systemName: "star")
    #expect(!configuration.imageProperties.accessibilityIgnoresInvertColors)
    configuration.imageProperties.accessibilityIgnoresInvertColors = true
    func image(in view: UIView) -> UIImageView? {
      (view as? UIImageView) ?? view.subviews.lazy.compactMap { image(in: $0) }.first
    }
    let view = UIListContentView(configuration: configuration)
    #expect(try #require(image(in: view)).accessibilityIgnoresInvertColors)
  }
}
