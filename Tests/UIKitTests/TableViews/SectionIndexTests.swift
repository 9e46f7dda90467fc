import Simulator
import Testing
import UIKit

/// The index at the trailing edge of a table view.
@MainActor
struct SectionIndexTests {
  private final class Source: NSObject, UITableViewDataSource {
    var requests: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      requests.append("\(title) \(index)")
      return index * 12
    }
  }

  @Test func `A touch of a title scrolls to the section that the data source returns for it`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let (controller, source) = (UITableViewController(), Source())
    controller.tableView.dataSource = source
    simulator.show(controller)
    await simulator.settle()
    let area = controller.tableView.bounds.inset(by: controller.tableView.safeAreaInsets)
    let middle = CGPoint(x: area.maxX - 7, y: area.midY)
    try await simulator.tap(at: controller.tableView.convert(middle, to: nil))
    await simulator.settle()
    #expect(source.requests == ["M 1"])
    let tableView: UITableView = controller.tableView
    #expect(tableView.contentOffset.y + tableView.adjustedContentInset.top == tableView.rect(forSection: 12).minY)
  }
}
