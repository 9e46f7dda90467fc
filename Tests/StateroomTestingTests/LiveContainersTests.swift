#if canImport(Simulator)
  import DisplayScene
  import Simulator
  import Stateroom
  import StateroomTesting
  import Testing
  import UIKit

  /// What a live app shows of its containers.
  @MainActor
  struct LiveContainersTests {
    private enum Place { case port, sea, island }

    private final class Voyage: StateViewController<Place> {
      override func viewController(for state: Place) -> UIViewController { UIViewController() }
      override func shouldChangeState(from old: Place, to new: Place) -> Bool { new != .island }
      override func preferredTransition(from old: Place, to new: Place) -> ContainerTransition {
        .dissolve(duration: 0.4)
      }
    }

    @Test func `Requests are lines with their outcomes, and states are a graph`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let refusals = DiagnosticsLog()
      defer { refusals.end() }
      var lines: [String] = []
      let live = LiveContainers { lines.append("\($0): \($1)") }
      let voyage = Voyage(initialState: .port)
      simulator.show(voyage)
      await simulator.settle()
      lines = []
      voyage.transition(to: .sea, animated: true)
      await simulator.settle()
      voyage.transition(to: .port, animated: false)
      voyage.transition(to: .sea, animated: false)
      await simulator.settle()
      voyage.transition(to: .island, animated: true)
      await simulator.settle()
      let own = lines.filter { $0.hasPrefix("Voyage: ") }.map { $0.dropFirst(8) }
      #expect(
        own.prefix(6) == [
          "port → sea, requested", "port → sea, completed in 0.40 s", "sea → port, requested without animation",
          "sea → port, completed", "port → sea, requested without animation", "port → sea, completed",
        ])
      #expect(own.dropFirst(6).first == "sea → island, requested")
      #expect(try #require(own.last).hasPrefix("sea → island, refused: "))
      let graph = try #require(live.graphs.first { $0.container == "Voyage" })
      #expect(graph.current == "sea")
      #expect(graph.edges.contains(.init(from: "port", to: "sea", count: 2)))
      #expect(graph.edges.contains(.init(from: "sea", to: "port", count: 1)))
    }

    @Test func `States that share a view controller, and states of a root, are in the graph`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let (port, other) = (UIViewController(), UIViewController())
      let voyage = StateViewController(initialState: Place.port) { $0 == .port ? port : other }
      let roots = RootController(initialState: Place.port) { _ in UIViewController() }
      let window = roots.install(in: simulator.scene)
      simulator.show(voyage)
      await simulator.settle()
      let live = LiveContainers { _, _ in }
      for place in [Place.sea, .island] {
        voyage.transition(to: place)
        await simulator.settle()
      }
      roots.transition(to: .sea)
      await simulator.settle()
      let graph = try #require(live.graphs.first { $0.container == "StateViewController<Place>" })
      #expect(graph.current == "island")
      #expect(graph.edges.count == 2)
      #expect(live.graphs.first { $0.container == "RootController<Place>" }?.current == "sea")
      withExtendedLifetime(window) {}
    }

    @Test func `A tap between tabs with one name has finished`() async throws {
      enum Tab: Hashable { case list(Int) }
      let simulator = await Simulator.boot(.iPhone15)
      let tabs = StateTabBarController(states: [Tab.list(1), .list(2)]) { _ in UIViewController() }
      simulator.show(tabs)
      await simulator.settle()
      var lines: [String] = []
      let live = LiveContainers { _, text in lines.append(text) }
      let width = tabs.tabBar.bounds.width / 2
      try await simulator.tap(at: tabs.tabBar.convert(CGPoint(x: width * 1.5, y: 20), to: nil))
      await simulator.settle()
      #expect(tabs.state == .list(2))
      #expect(lines.last?.hasPrefix("list → list, finished") == true, "\(lines)")
      #expect(live.graphs.first?.edges.count == 1)
    }

    @Test func `The graph of a container ends with the container`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let live = LiveContainers { _, _ in }
      var voyage: Voyage? = Voyage(initialState: .port)
      _ = voyage.map(simulator.show)
      voyage?.transition(to: .sea, animated: false)
      await simulator.settle()
      #expect(live.graphs.contains { $0.container == "Voyage" })
      simulator.removeWindow()
      voyage = nil
      await simulator.settle()
      #expect(!live.graphs.contains { $0.container == "Voyage" })
    }

    @Test func `A recorded flow is a report of the transitions since its beginning`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let live = LiveContainers { _, _ in }
      #expect(live.endFlow(title: "None") == nil)
      let voyage = Voyage(initialState: .port)
      simulator.show(voyage)
      voyage.transition(to: .sea, animated: false)
      await simulator.settle()
      live.beginFlow()
      voyage.transition(to: .port, animated: true)
      for _ in 0..<30 {
        await simulator.advance(by: .milliseconds(16))
        live.screenMayHaveChanged()
      }
      await simulator.settle()
      let report = try #require(live.endFlow(title: "Voyage"))
      #expect(report.contains("Recorded in a live app."))
      #expect(report.contains("<dd>1</dd><dt>transitions</dt>"))
      #expect(live.endFlow(title: "None") == nil)
    }
  }
#endif
