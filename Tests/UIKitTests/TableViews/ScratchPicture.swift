import Simulator
import Testing
import UIKit

@MainActor
struct ScratchPicture {
  final class Demo: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 5 : 4
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["Styles", "Accessories", nil][section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "A footer that says something about the section above, over two lines of text if need be." : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let style: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      switch indexPath.section {
      case 0:
        let cell = UITableViewCell(style: style[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
      case 1:
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Accessory \(indexPath.row)"
        cell.imageView?.image = UIImage(systemName: "star.fill")
        cell.accessoryType =
          [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton][indexPath.row]
        return cell
      default:
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content =
          indexPath.row == 1
          ? UIListContentConfiguration.valueCell()
          : indexPath.row == 2 ? .subtitleCell() : cell.defaultContentConfiguration()
        content.text = "Configured"
        content.secondaryText = "Secondary"
        content.image = UIImage(systemName: "heart.fill")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped]) func picture(style: UITableView.Style)
    async throws
  {
    let simulator = await Simulator.boot(.iPhone15)
    let demo = Demo(style: style)
    simulator.show(demo)
    await simulator.settle()
    try simulator.svgSnapshot().write(toFile: "/tmp/scroll-\(style.rawValue).svg", atomically: true, encoding: .utf8)
    demo.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    simulator.userInterfaceStyle = .dark
    await simulator.settle()
    try simulator.svgSnapshot().write(
      toFile: "/tmp/scroll-\(style.rawValue)-dark.svg", atomically: true, encoding: .utf8)
    simulator.userInterfaceStyle = .light
    try await simulator.drag(from: CGPoint(x: 350, y: 700), to: CGPoint(x: 200, y: 700), over: .milliseconds(200))
    await simulator.advance(by: .milliseconds(600))
    try simulator.svgSnapshot().write(
      toFile: "/tmp/scroll-\(style.rawValue)-swipe.svg", atomically: true, encoding: .utf8)
    demo.setEditing(true, animated: false)
    await simulator.settle()
    try simulator.svgSnapshot().write(
      toFile: "/tmp/scroll-\(style.rawValue)-edit.svg", atomically: true, encoding: .utf8)
  }
}
