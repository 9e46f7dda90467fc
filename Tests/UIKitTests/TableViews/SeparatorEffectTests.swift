import Simulator
import Testing
@testable import UIKit

/// The effect of the lines between the rows of a table.
@MainActor
struct SeparatorEffectTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let source = Source()

  private func line(of table: UITableView) throws -> UIColor? {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    return cell.parts.separator.backgroundColor?.resolvedColor(with: table.traitCollection)
  }

  @Test func `A vibrancy effect gives the lines its color, and another effect does not change them`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UITableViewController(style: .plain)
    let table = try #require(controller.tableView)
    table.dataSource = source
    table.separatorColor = .red
    simulator.show(controller)
    await simulator.settle()
    #expect(try line(of: table) == .red)
    let blur = UIBlurEffect(style: .systemMaterial)
    let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .separator)
    table.separatorEffect = vibrancy
    await simulator.settle()
    #expect(try line(of: table) == vibrancy.color(in: .light))
    table.separatorEffect = blur
    await simulator.settle()
    #expect(try line(of: table) == .red)
  }
}
