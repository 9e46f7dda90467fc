import Testing
import UIKit

/// The prompt and the additional buttons of search bars.
@MainActor
struct SearchBarPartTests {
  private final class Searcher: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  }

  private func shown(_ bar: UISearchBar) async throws -> Stage {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: bar.sizeThatFits(CGSize(width: 390, height: 0)).height)
    controller.view.addSubview(bar)
    await stage.turn()
    return stage
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test(.rule("R2206"))
  func `A disabled bar disables its field, and receives the touches itself`() async throws {
    let bar = UISearchBar()
    #expect(bar.isEnabled)
    bar.showsCancelButton = true
    let stage = try await shown(bar)
    defer { withExtendedLifetime(stage) {} }
    let field = bar.searchTextField
    let center = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: bar)
    #expect(bar.hitTest(center, with: nil)?.isDescendant(of: field) == true)
    bar.isEnabled = false
    #expect(!field.isEnabled)
    #expect(bar.hitTest(center, with: nil) === bar)
    #expect(!bar.becomeFirstResponder())
    bar.isEnabled = true
    #expect(field.isEnabled)
    #expect(bar.hitTest(center, with: nil)?.isDescendant(of: field) == true)
  }

  @Test(.rule("R1360"))
  func `A prompt is above the field of a higher bar`() async throws {
    let bar = UISearchBar()
    let height = bar.sizeThatFits(.zero).height
    bar.prompt = "Find a person"
    #expect(bar.sizeThatFits(.zero).height > height + 10)
    let stage = try await shown(bar)
    let prompt = try #require(label("Find a person", in: bar))
    let field = bar.searchTextField
    #expect(prompt.convert(prompt.bounds, to: bar).maxY <= field.convert(field.bounds, to: bar).minY)
    #expect(field.convert(field.bounds, to: bar).maxY <= bar.bounds.maxY)
    bar.prompt = nil
    await stage.turn()
    #expect(label("Find a person", in: bar) == nil)
    #expect(bar.sizeThatFits(.zero).height == height)
  }

  @Test(.rule("R1360"))
  func `The field is moved by its position adjustment`() async throws {
    let bar = UISearchBar()
    let stage = try await shown(bar)
    let field = bar.searchTextField
    let before = field.convert(field.bounds, to: bar)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 5)
    await stage.turn()
    #expect(field.convert(field.bounds, to: bar) == before.offsetBy(dx: 3, dy: 5))
  }

  @Test(.rule("R1361"))
  func `Images and offsets of the additional icons are kept`() {
    let bar = UISearchBar()
    #expect(!bar.showsBookmarkButton && !bar.showsSearchResultsButton && !bar.isSearchResultsButtonSelected)
    let image = UIImage(systemName: "star")
    bar.setImage(image, for: .bookmark, state: .normal)
    #expect(bar.image(for: .bookmark, state: .normal) == image)
    #expect(bar.image(for: .resultsList, state: .normal) == nil)
    bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .bookmark)
    #expect(bar.positionAdjustment(for: .bookmark).horizontal == -4)
  }

  @Test(.rule("R1365"))
  func `The scope bar has the attributes and images that are set`() {
    let bar = UISearchBar()
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    let attributes = bar.scopeBarButtonTitleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
    let image = UIImage(systemName: "star")
    bar.scopeBarBackgroundImage = image
    bar.setScopeBarButtonBackgroundImage(image, for: .normal)
    #expect(bar.scopeBarBackgroundImage == image && bar.scopeBarButtonBackgroundImage(for: .normal) == image)
  }

  #if canImport(Simulator)
    /// Taps the end of the field, where the button is.
    private func tapEnd(of bar: UISearchBar, _ stage: Stage) async throws {
      let field = bar.searchTextField
      try await stage.tap(at: field.convert(CGPoint(x: field.bounds.maxX - 18, y: field.bounds.midY), to: nil))
      await stage.turn()
    }

    @Test(.rule("R1361"))
    func `The button of an empty field calls the delegate, and the clear button replaces it`() async throws {
      let bar = UISearchBar()
      let searcher = Searcher()
      bar.delegate = searcher
      bar.showsBookmarkButton = true
      let stage = try await shown(bar)
      try await tapEnd(of: bar, stage)
      #expect(searcher.log == ["bookmark"])
      bar.showsSearchResultsButton = true
      await stage.turn()
      try await tapEnd(of: bar, stage)
      #expect(searcher.log == ["bookmark", "results"])
      bar.text = "text"
      await stage.turn()
      try await tapEnd(of: bar, stage)
      #expect(bar.text == "")
      #expect(searcher.log == ["bookmark", "results"])
      await stage.turn()
      bar.showsBookmarkButton = false
      bar.showsSearchResultsButton = false
      await stage.turn()
      try await tapEnd(of: bar, stage)
      #expect(searcher.log == ["bookmark", "results"])
    }
  #endif
}
