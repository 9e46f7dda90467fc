import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// What a screen shows as the background of a row.
@MainActor
struct RowBackgroundTests {
  private let source = NumberSource([[1, 2]])
  private let first = IndexPath(row: 0, section: 0)

  private func show(_ style: UITableView.Style) async -> (table: UITableView, simulator: Simulator) {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UITableViewController(style: style)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    source.height = { _ in 60 }
    simulator.show(controller)
    await simulator.settle()
    return (controller.tableView, simulator)
  }

  /// Returns the layers of the screen with a background color.
  private func layers(_ color: UIColor, _ simulator: Simulator) -> [SceneLayer] {
    let color = color.components.scene
    func find(_ layer: SceneLayer) -> [SceneLayer] {
      (layer.style.backgroundColor == color ? [layer] : []) + layer.sublayers.flatMap(find)
    }
    return simulator.frame().layers.flatMap(find)
  }

  @Test func `The background of a row that expands grows with it`() async throws {
    let (table, simulator) = await show(.plain)
    table.cellForRow(at: first)?.backgroundColor = .purple
    source.height = { $0 == 1 ? 160 : 60 }
    #expect(layers(.purple, simulator).map(\.geometry.bounds.height) == [60])
    table.performBatchUpdates(nil)
    await simulator.advance(by: .milliseconds(120))
    let height = try #require(layers(.purple, simulator).first).geometry.bounds.height
    #expect(height > 65 && height < 155)
    await simulator.settle()
    #expect(layers(.purple, simulator).map(\.geometry.bounds.height) == [160])
  }

  @Test func `The rows of a group have rounded corners at its ends and no seam between them`() async throws {
    let (_, simulator) = await show(.insetGrouped)
    let color = UIColor.secondarySystemGroupedBackground.resolvedColor(with: UITraitCollection.current)
    let rows = layers(color, simulator).filter { $0.style.cornerRadius > 0 }
      .sorted { $0.style.roundedCorners.rawValue < $1.style.roundedCorners.rawValue }
    #expect(rows.map(\.style.cornerRadius) == [10, 10])
    #expect(rows.map(\.style.roundedCorners) == [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
    #expect(rows.map(\.geometry.bounds.height) == [61, 60])
  }

  @Test func `A background configuration's stroke is the border of the area`() async throws {
    let (table, simulator) = await show(.plain)
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.backgroundColor = .purple
    configuration.strokeColor = .green
    configuration.strokeWidth = 3
    configuration.cornerRadius = 12
    table.cellForRow(at: first)?.backgroundConfiguration = configuration
    simulator.commit()
    let layer = try #require(layers(.purple, simulator).first)
    #expect(layer.style.border == SceneBorder(width: 3, color: UIColor.green.components.scene))
    #expect(layer.style.cornerRadius == 12 && layer.style.roundedCorners == .all)
  }

  @Test func `A background configuration without a color has the tint color, also when it changes`() async throws {
    let (table, simulator) = await show(.plain)
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.backgroundColor = nil
    let cell = try #require(table.cellForRow(at: first))
    cell.tintColor = .purple
    cell.backgroundConfiguration = configuration
    simulator.commit()
    #expect(layers(.purple, simulator).map(\.geometry.bounds.height) == [60])
    cell.tintColor = .orange
    simulator.commit()
    #expect(layers(.purple, simulator).isEmpty && layers(.orange, simulator).count == 1)
  }

  @Test func `A selected row has the color that its configuration has for the state`() async throws {
    let (table, simulator) = await show(.plain)
    let gray = UIColor.systemGray4.resolvedColor(with: UITraitCollection.current)
    let cell = try #require(table.cellForRow(at: first))
    let before = layers(gray, simulator).filter { $0.opacity > 0 }.count
    cell.backgroundConfiguration = .listPlainCell()
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    simulator.commit()
    #expect(layers(gray, simulator).filter { $0.opacity > 0 }.count == before + 1)
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.backgroundColor = .purple
    cell.backgroundConfiguration = configuration
    simulator.commit()
    #expect(layers(gray, simulator).filter { $0.opacity > 0 }.count == before)
    #expect(layers(.purple, simulator).count == 1)
  }
}
