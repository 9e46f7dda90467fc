import Testing
import UIKit

/// The configurations of headers and footers, which depend on their state.
@MainActor
struct HeaderConfigurationTests {
  /// A configuration that contains the pinned state for which it was updated.
  private struct Mark: UIContentConfiguration {
    var isPinned = false
    func makeContentView() -> any UIView & UIContentView { MarkView(self) }
    func updated(for state: any UIConfigurationState) -> Mark {
      var copy = self
      copy.isPinned = (state as? UIViewConfigurationState)?.isPinned ?? false
      return copy
    }
  }

  private final class MarkView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Mark) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its views in code") }
    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is Mark }
  }

  private final class Header: UITableViewHeaderFooterView {
    var log: [String] = []
    override func updateConfiguration(using state: UIViewConfigurationState) {
      super.updateConfiguration(using: state)
      log.append("override \(state.isPinned)")
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = Header(reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }

  private let rows = Rows()
  private var header: Header { rows.header }

  private func show() async throws -> (Stage, UITableView) {
    let stage = try await Stage.open()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    await stage.show(controller)
    return (stage, table)
  }

  @Test(.rule("R1523"))
  func `The handler of a header is called after its method, again for another state and on request`() async throws {
    header.configurationUpdateHandler = { view, state in
      (view as? Header)?.log.append("handler \(state.isPinned)")
    }
    let (stage, table) = try await show()
    #expect(header.log.suffix(2) == ["override false", "handler false"])
    header.log = []
    table.contentOffset.y = 60
    await stage.turn()
    #expect(header.log.suffix(2) == ["override true", "handler true"])
    header.log = []
    header.setNeedsUpdateConfiguration()
    #expect(header.log.isEmpty)
    await stage.turn()
    #expect(header.log == ["override true", "handler true"])
    header.log = []
    header.configurationUpdateHandler = nil
    await stage.turn()
    #expect(header.log == ["override true"])
  }

  @Test(.rule("R1523"))
  func `A handler that sets configurations is not called again for them`() async throws {
    var calls = 0
    header.configurationUpdateHandler = { view, _ in
      calls += 1
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
      var background = view.defaultBackgroundConfiguration()
      background.backgroundColor = .systemRed
      view.backgroundConfiguration = background
    }
    let (stage, _) = try await show()
    calls = 0
    for _ in 0..<3 { await stage.turn() }
    #expect(calls == 0)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Header")
    #expect(header.backgroundConfiguration?.backgroundColor == .systemRed)
  }

  @Test(.rule("R1524"))
  func `A content configuration is updated for the state unless the app prevents it`() async throws {
    #expect(header.automaticallyUpdatesContentConfiguration && header.automaticallyUpdatesBackgroundConfiguration)
    header.contentConfiguration = Mark()
    let (stage, table) = try await show()
    let view = try #require(header.contentView as? MarkView)
    #expect((view.configuration as? Mark)?.isPinned == false)
    table.contentOffset.y = 60
    await stage.turn()
    #expect(header.contentView === view)
    #expect((view.configuration as? Mark)?.isPinned == true)
    header.automaticallyUpdatesContentConfiguration = false
    await stage.turn()
    table.contentOffset.y = 0
    await stage.turn()
    #expect(header.configurationState.isPinned == false)
    #expect((view.configuration as? Mark)?.isPinned == true)
  }
}
