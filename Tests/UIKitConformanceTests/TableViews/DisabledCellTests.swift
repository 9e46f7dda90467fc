import Testing
import UIKit

/// The configuration of views of lists that are disabled.
@MainActor
struct DisabledCellTests {
  private final class Row: UITableViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) { states.append(state.isDisabled) }
  }

  private final class Tile: UICollectionViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) { states.append(state.isDisabled) }
  }

  private final class Header: UITableViewHeaderFooterView {
    var states: [Bool] = []
    override func updateConfiguration(using state: UIViewConfigurationState) { states.append(state.isDisabled) }
  }

  @Test(.rule("R2201"))
  func `A view is updated when user interaction is disabled`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let (row, tile, header) = (Row(), Tile(), Header(reuseIdentifier: nil))
    for (index, view) in [row, tile, header].enumerated() {
      view.frame = CGRect(x: 0, y: 100 * (index + 1), width: 300, height: 44)
      root.view.addSubview(view)
    }
    await stage.show(root)
    await stage.settle()
    #expect([row.states, tile.states, header.states] == [[false], [false], [false]])
    for view in [row, tile, header] { view.isUserInteractionEnabled = false }
    await stage.settle()
    #expect([row.states, tile.states, header.states] == [[false, true], [false, true], [false, true]])
    for view in [row, tile, header] { view.isUserInteractionEnabled = false }
    await stage.settle()
    #expect(row.states.count == 2)
  }
}
