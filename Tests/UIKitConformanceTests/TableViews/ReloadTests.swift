import Testing
import UIKit

/// What a table asks its data source when it is reloaded.
@MainActor
struct ReloadTests {
  /// A data source that records what it is asked.
  private final class Source: NSObject, UITableViewDataSource {
    var rows = 2
    var questions: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int {
      questions.append("sections")
      return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      questions.append("rows")
      return rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      questions.append("cell \(indexPath.row)")
      return UITableViewCell()
    }
  }

  @Test(.rule("R1341"))
  func `A reload asks for the numbers immediately and for cells at the next layout`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let source = Source()
    let table = UITableView(frame: controller.view.bounds)
    table.dataSource = source
    controller.view.addSubview(table)
    await stage.turn()
    source.questions = []
    source.rows = 3
    table.reloadData()
    // Apple's table asks more than once.
    #expect(Set(source.questions) == ["sections", "rows"])
    source.questions = []
    table.layoutIfNeeded()
    #expect(source.questions.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 1", "cell 2"])
  }

  @Test(.rule("R1341"))
  func `A reload changes the size of the content immediately`() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
    source.rows = 4
    table.reloadData()
    #expect(table.contentSize.height == 200)
  }
}
