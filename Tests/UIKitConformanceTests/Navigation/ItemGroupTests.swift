import Testing
import UIKit

/// Groups of bar button items in navigation bars.
@MainActor
struct ItemGroupTests {
  private func items(_ titles: String...) -> [UIBarButtonItem] {
    titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
  }

  @Test(.rule("R1355"))
  func `An item belongs to the last group that it was added to`() {
    let (a, b) = (items("A")[0], items("B")[0])
    let first = UIBarButtonItemGroup(barButtonItems: [a, b], representativeItem: nil)
    #expect(a.buttonGroup === first)
    let representative = items("More")[0]
    let second = UIBarButtonItemGroup(barButtonItems: [b], representativeItem: representative)
    #expect(first.barButtonItems == [a])
    #expect(b.buttonGroup === second && representative.buttonGroup === second)
    second.barButtonItems = [a]
    #expect(first.barButtonItems == [] && b.buttonGroup == nil && a.buttonGroup === second)
    second.representativeItem = nil
    #expect(representative.buttonGroup == nil)
    #expect(b.creatingFixedGroup().barButtonItems == [b])
  }

  @Test(.rule("R1356"))
  func `Groups replace the items of their side, and are replaced by them`() {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = items("A")
    item.leftBarButtonItems = items("B")
    item.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: items("C"), representativeItem: nil)]
    #expect(item.rightBarButtonItem == nil)
    #expect(item.leftBarButtonItem?.title == "B")
    item.leadingItemGroups = [.fixedGroup(items: items("D"))]
    #expect(item.leftBarButtonItem == nil)
    item.rightBarButtonItem = items("E")[0]
    #expect(item.rightBarButtonItems?.count == 1)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func left(_ text: String, in bar: UINavigationBar) throws -> CGFloat {
    let shown = try #require(label(text, in: bar), "\(text) is not in the bar")
    return shown.convert(shown.bounds, to: bar).minX
  }

  @Test(.rule("R1356"))
  func `A navigation bar shows the groups at both sides, and follows their changes`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    controller.title = "Title"
    let leading = UIBarButtonItemGroup(barButtonItems: items("A", "B"), representativeItem: nil)
    let trailing = UIBarButtonItemGroup(barButtonItems: items("C"), representativeItem: nil)
    controller.navigationItem.leadingItemGroups = [leading]
    controller.navigationItem.trailingItemGroups = [trailing]
    controller.navigationItem.pinnedTrailingGroup = .fixedGroup(items: items("P"))
    let navigation = UINavigationController(rootViewController: controller)
    await stage.show(navigation)
    let bar = navigation.navigationBar
    #expect(try left("A", in: bar) < left("B", in: bar))
    #expect(try left("B", in: bar) < left("Title", in: bar))
    #expect(try left("Title", in: bar) < left("C", in: bar))
    #expect(try left("C", in: bar) < left("P", in: bar))
    leading.isHidden = true
    trailing.barButtonItems = items("X")
    await stage.turn()
    #expect(label("A", in: bar) == nil && label("C", in: bar) == nil)
    #expect(label("X", in: bar) != nil)
  }

  @Test(.rule("R1357"))
  func `A representative item is shown where there is no room for its group`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    controller.title = "Title"
    let wide = UIBarButtonItemGroup(
      barButtonItems: items("Something long", "Something longer", "Something else"),
      representativeItem: items("More")[0])
    controller.navigationItem.trailingItemGroups = [wide]
    let navigation = UINavigationController(rootViewController: controller)
    await stage.show(navigation)
    let bar = navigation.navigationBar
    #expect(wide.isDisplayingRepresentativeItem)
    #expect(label("More", in: bar) != nil && label("Something long", in: bar) == nil)
    wide.barButtonItems = items("A", "B")
    await stage.turn()
    #expect(!wide.isDisplayingRepresentativeItem)
    #expect(label("More", in: bar) == nil && label("A", in: bar) != nil)
  }

  #if canImport(Simulator)
    @Test(.rule("R1357"))
    func `A tap on a representative item without an action shows a menu of the items`() async throws {
      let stage = try await Stage.open()
      let controller = UIViewController()
      var performed: [String] = []
      let group = UIBarButtonItemGroup(
        barButtonItems: ["Something long", "Something longer", "Something else"].map { title in
          UIBarButtonItem(title: title, primaryAction: UIAction { _ in performed.append(title) })
        }, representativeItem: items("More")[0])
      controller.navigationItem.trailingItemGroups = [group]
      let navigation = UINavigationController(rootViewController: controller)
      let window = await stage.show(navigation)
      let more = try #require(label("More", in: navigation.navigationBar))
      try await stage.tap(at: more.convert(CGPoint(x: more.bounds.midX, y: more.bounds.midY), to: nil))
      await stage.settle()
      let row = try #require(label("Something longer", in: window))
      try await stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
      await stage.settle()
      #expect(performed == ["Something longer"])
    }
  #endif
}
