import Testing
import UIKit

/// The height of a header that a table determines automatically.
@MainActor
struct HeaderFittingTests {
  private final class Header: UITableViewHeaderFooterView {
    private(set) var questions = 0
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      let bottom = content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 55), bottom,
      ])
    }
    required init?(coder: NSCoder) { fatalError("a test makes its views in code") }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      questions += 1
      return CGSize(width: size.width, height: 77)
    }
  }

  private final class Sections: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      Header(reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
  }

  @Test(.rule("R2170"))
  func `The constraints of a header determine its automatic height, and not sizeThatFits`() async throws {
    let stage = try await Stage.open()
    let controller = Sections(style: .plain)
    controller.tableView.sectionHeaderTopPadding = 0
    await stage.show(controller)
    await stage.settle()
    let header = try #require(controller.tableView.headerView(forSection: 0) as? Header)
    #expect(header.frame.height == 55)
    #expect(header.questions == 0)
  }
}
