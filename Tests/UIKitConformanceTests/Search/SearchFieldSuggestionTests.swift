// Only the simulator has fingers.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The suggestions of a search field without a search controller.
  @MainActor
  struct SearchFieldSuggestionTests {
    private final class Delegate: NSObject, UISearchTextFieldDelegate {
      var chosen: [String] = []
      var remaining: [Int?] = []

      func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        chosen.append(suggestion.localizedSuggestion ?? "")
        remaining.append(searchTextField.searchSuggestions?.count)
      }
    }

    private let simulator: Simulator
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    private let delegate = Delegate()

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      controller.view.addSubview(field)
      field.delegate = delegate
      simulator.show(controller)
      await simulator.settle()
    }

    private func suggest(_ texts: String...) {
      field.searchSuggestions = texts.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }

    private func place(of text: String) -> CGRect? {
      func rect(in view: UIView) -> CGRect? {
        if (view as? UILabel)?.text == text { return view.convert(view.bounds, to: nil) }
        for subview in view.subviews { if let rect = rect(in: subview) { return rect } }
        return nil
      }
      return field.window.flatMap(rect)
    }

    @Test(.rule("R1753"))
    func `The suggestions are below the field while it is edited, and follow the property`() async throws {
      #expect(field.searchSuggestions == nil)
      suggest("apple pie", "apple juice")
      await simulator.settle()
      #expect(place(of: "apple pie") == nil)
      field.becomeFirstResponder()
      await simulator.settle()
      let (pie, juice) = (try #require(place(of: "apple pie")), try #require(place(of: "apple juice")))
      #expect(pie.minY > field.convert(field.bounds, to: nil).maxY && juice.minY > pie.minY)
      suggest("pear")
      await simulator.settle()
      #expect(place(of: "apple pie") == nil && place(of: "pear") != nil)
      field.resignFirstResponder()
      await simulator.settle()
      #expect(place(of: "pear") == nil && field.searchSuggestions?.count == 1)
    }

    @Test(.rule("R1754"))
    func `A choice is reported to the delegate, and removes the suggestions`() async throws {
      field.becomeFirstResponder()
      suggest("apple pie", "apple juice")
      await simulator.settle()
      try await simulator.tap("apple juice")
      await simulator.settle()
      #expect(delegate.chosen == ["apple juice"])
      #expect(delegate.remaining == [nil])
      #expect(field.searchSuggestions == nil)
      #expect(place(of: "apple pie") == nil)
      #expect(field.isFirstResponder)
    }
  }
#endif
