import Testing
import UIKit

/// The backgrounds of cells and headers as configurations.
@MainActor
struct BackgroundConfigurationTests {
  private var normal: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }

  private var selected: UICellConfigurationState {
    var state = normal
    state.isSelected = true
    return state
  }

  @Test(.rule("R1543"))
  func `The background of a cell in a list depends on the state until the app sets a color`() {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    let color = configuration.updated(for: normal).backgroundColor
    #expect(configuration.updated(for: selected).backgroundColor != color)
    #expect(configuration.updated(for: selected).updated(for: normal).backgroundColor == color)
    var highlighted = normal
    highlighted.isHighlighted = true
    #expect(configuration.updated(for: highlighted).backgroundColor != color)
    configuration.backgroundColor = .purple
    configuration.cornerRadius = 7
    #expect(configuration.updated(for: selected).backgroundColor == .purple)
    #expect(configuration.updated(for: selected).cornerRadius == 7)
  }

  @Test(.rule("R1543"))
  func `A clear background is clear in each state`() {
    let configuration = UIBackgroundConfiguration.clear()
    #expect(configuration.updated(for: selected) == configuration)
  }

  @Test(.rule("R1544"))
  func `A background without a color has the tint color`() {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.backgroundColor = nil
    #expect(configuration.resolvedBackgroundColor(for: .red) == .red)
    #expect(configuration.updated(for: selected).resolvedBackgroundColor(for: .red) == .red)
  }

  @Test(.rule("R1545"))
  func `A background configuration of a table's cell replaces its background views, and they replace it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.backgroundColor = .purple
    cell.backgroundConfiguration = configuration
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .purple)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test(.rule("R1545"))
  func `A background configuration of an item replaces its background views, and they replace it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test(.rule("R1546"))
  func `A cell updates its background configuration for its state, unless the app does`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    let color = cell.backgroundConfiguration?.backgroundColor
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor != color)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == color)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == color)
  }
}
