import Foundation
import Simulator
import Stateroom
import Testing
import UIKit

private enum Sidebar { enum Route: String, Codable, Sendable { case list, item } }
private enum Detail { enum Route: String, Codable, Sendable { case list, item } }

private enum List<Element> { enum Route: String, Codable, Sendable { case list, item } }
extension String { fileprivate enum Route: String, Codable, Sendable { case list, item } }

/// Which container an archived state belongs to, by the name of its type.
@MainActor
struct StateTypeNameTests {
  /// Without the device, this would run while another test observes all containers.
  private let simulator: Simulator
  private let sidebar = StateViewController(initialState: Sidebar.Route.list) { _ in UIViewController() }
  private let detail = StateViewController(initialState: Detail.Route.list) { _ in UIViewController() }

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  /// Restores a state in containers for nested types of one name.
  private func restore(_ typeName: String, in containers: [UIViewController]) throws -> StateRestorationReport {
    let node = StateArchive.Node(typeName: typeName, isStack: false, states: [#""item""#])
    let archive = StateArchive(version: 1, date: Date(timeIntervalSinceReferenceDate: 0), nodes: [node])
    let store = MemoryStore()
    let restoration = StateRestoration(version: 1, store: store)
    store.setRestorationData(try archive.data(), forKey: "Stateroom.main.archive")
    return restoration.restore(ContainerViewController(viewControllers: containers))
  }

  private func name(_ container: UIViewController) throws -> String {
    try #require(StateArchive(of: container, version: 1).nodes.first).typeName
  }

  @Test func `Nested types of one name are different`() throws {
    #expect(try name(sidebar).hasSuffix(".Sidebar.Route"))
    let report = try restore(name(detail), in: [sidebar, detail])
    #expect(sidebar.state == .list && detail.state == .item)
    #expect(report.restored == [#"Route "item""#])
  }

  @Test func `The short names of older archives are accepted if they mean one type`() throws {
    _ = try restore("Route", in: [UIViewController(), detail])
    #expect(detail.state == .item)
  }

  @Test func `The short names of generic types and of types in extensions are accepted`() throws {
    let generic = StateViewController(initialState: List<Int>.Route.list) { _ in UIViewController() }
    let optional = StateViewController<Sidebar.Route?>(initialState: .list) { _ in UIViewController() }
    let extended = StateViewController(initialState: String.Route.list) { _ in UIViewController() }
    _ = try restore("Optional<Route>", in: [generic, optional])
    #expect(optional.state == .item && generic.state == .list)
    for container in [generic, extended] { _ = try restore("Route", in: [container, optional]) }
    #expect(generic.state == .item && extended.state == .item)
  }

  @Test func `A type of the same name in another module is another type`() throws {
    #expect(try restore("FeatureA.Detail.Route", in: [detail]).dropped.count == 1)
    #expect(detail.state == .list)
  }

  @Test func `A name that may mean several types is not restored`() throws {
    let report = try restore("Route", in: [sidebar, detail])
    #expect(sidebar.state == .list && detail.state == .list)
    #expect(report.dropped.count == 1)
  }

  @Test func `The name of a local type is the same in each launch`() throws {
    struct Place: Codable, Equatable { var number: Int }
    let container = StateViewController(initialState: Place(number: 1)) { _ in UIViewController() }
    let name = try name(container)
    #expect(name.hasSuffix(".Place") && !name.contains("$") && !name.contains("("))
  }

  @Test func `Generic types have the names of their arguments`() throws {
    let container = StateViewController(initialState: [Detail.Route.item: 1]) { _ in UIViewController() }
    #expect(try name(container).hasPrefix("Swift.Dictionary<"))
    #expect(try name(container).hasSuffix(".Detail.Route, Swift.Int>"))
  }
}

extension StateTypeNameTests {
  @MainActor
  final class IsolatedStore: StateRestorationStore {
    var entries: [String: Data] = [:]
    func restorationData(forKey key: String) -> Data? { entries[key] }
    func setRestorationData(_ data: Data?, forKey key: String) { entries[key] = data }
  }

  @Test func `A store can belong to the main actor`() {
    let store = IsolatedStore()
    StateRestoration(version: 1, store: store).save(detail)
    #expect(store.entries.count == 1)
  }
}
