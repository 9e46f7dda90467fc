import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Rotors of an app, which move between related elements.
@MainActor
struct CustomRotorTests {
  private let elements = (0..<3).map { UIView(frame: CGRect(x: 10, y: 100 + $0 * 60, width: 100, height: 50)) }

  /// Returns a rotor between the first and the last element.
  private func rotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Ends") { [elements] predicate in
      let current = elements.firstIndex { $0 === predicate.currentItem.targetElement as? UIView }
      let isForward = predicate.searchDirection == .next
      let place = isForward ? elements.count - 1 : 0
      guard current != place else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: elements[place], targetRange: nil)
    }
  }

  @Test(.rule("R1615"))
  func `A rotor has a name with and without attributes`() {
    let rotor = UIAccessibilityCustomRotor(name: "Mistakes") { _ in nil }
    #expect(rotor.name == "Mistakes" && rotor.attributedName.string == "Mistakes")
    #expect(rotor.systemRotorType == .none)
    rotor.name = "Errors"
    #expect(rotor.attributedName.string == "Errors")
    let text = NSAttributedString(string: "Fautes")
    #expect(UIAccessibilityCustomRotor(attributedName: text) { _ in nil }.name == "Fautes")
  }

  @Test(.rule("R1615"))
  func `A rotor can replace one of the system`() {
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    #expect(rotor.systemRotorType == .heading)
  }

  @Test(.rule("R1615"))
  func `Its closure returns the item in a direction`() {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: elements[0], targetRange: nil)
    predicate.searchDirection = .next
    let rotor = rotor()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === elements[2])
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }

  @Test(.rule("R1615"))
  func `An item does not retain its element`() {
    let item: UIAccessibilityCustomRotorItemResult
    do {
      let view = UIView()
      item = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
      #expect(item.targetElement === view && item.targetRange == nil)
    }
    #expect(item.targetElement == nil)
  }

  @Test(.rule("R1615"))
  func `A view has no rotors unless they are set`() {
    let (view, rotor) = (UIView(), rotor())
    #expect(view.accessibilityCustomRotors?.isEmpty ?? true)
    view.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityCustomRotors?.count == 1 && view.accessibilityCustomRotors?.first === rotor)
  }

  // Only the simulator has a screen reader.
  #if canImport(Simulator)
    private func show(_ rotors: [UIAccessibilityCustomRotor]) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      for (index, view) in elements.enumerated() {
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Element \(index)"
        root.view.addSubview(view)
      }
      root.view.accessibilityCustomRotors = rotors
      simulator.commit()
      simulator.setAccessibility(.voiceOver, on: true)
      return simulator
    }

    @Test(.rule("R1615"))
    func `The screen reader moves through the rotors of a container`() async {
      let simulator = await show([rotor(), UIAccessibilityCustomRotor(systemType: .link) { _ in nil }])
      #expect(simulator.accessibilityRotorNames == ["Ends", "Links"])
      #expect(simulator.moveAccessibilityFocus(throughRotor: "Ends"))
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === elements[2])
      #expect(!simulator.moveAccessibilityFocus(throughRotor: "Ends"))
      #expect(simulator.moveAccessibilityFocus(throughRotor: "Ends", .previous))
      #expect(simulator.spokenText == ["Element 0", "Element 2", "Element 0"])
      #expect(!simulator.moveAccessibilityFocus(throughRotor: "Links"))
      #expect(!simulator.moveAccessibilityFocus(throughRotor: "Images"))
    }

    @Test(.rule("R1615"))
    func `An item can be a range of text, which is selected`() async throws {
      let view = UITextView(frame: CGRect(x: 10, y: 400, width: 300, height: 100))
      view.text = "one two three"
      let words = [0..<3, 4..<7, 8..<13].compactMap { word -> UITextRange? in
        guard let start = view.position(from: view.beginningOfDocument, offset: word.lowerBound),
          let end = view.position(from: start, offset: word.count)
        else { return nil }
        return view.textRange(from: start, to: end)
      }
      var visited: [Int] = []
      let rotor = UIAccessibilityCustomRotor(name: "Words") { predicate in
        let last = words.firstIndex { $0 === predicate.currentItem.targetRange } ?? -1
        visited.append(last)
        guard words.indices.contains(last + 1) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: words[last + 1])
      }
      let simulator = await show([rotor])
      elements[0].superview?.addSubview(view)
      simulator.commit()
      for _ in 0..<3 { #expect(simulator.moveAccessibilityFocus(throughRotor: "Words")) }
      #expect(!simulator.moveAccessibilityFocus(throughRotor: "Words"))
      #expect(visited == [-1, 0, 1, 2])
      #expect(view.selectedRange == NSRange(location: 8, length: 5))
      #expect(simulator.spokenText.suffix(3) == ["one", "two", "three"])
    }
  #endif
}
