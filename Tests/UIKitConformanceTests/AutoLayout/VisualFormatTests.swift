import Testing
import UIKit

/// Constraints in the visual format language.
@MainActor
struct VisualFormatTests {
  let container = UIView.container()
  let first = ContentView(50, 20)
  let second = ContentView(60, 30)

  init() {
    container.adding(first)
    container.adding(second)
  }

  private func activate(
    _ lines: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: line, options: options, metrics: metrics, views: ["first": first, "second": second]))
    }
    container.layoutIfNeeded()
  }

  @Test func `A row with spaces and a column`() {
    activate("H:|-10-[first]-[second]-20-|", "V:|-5-[first]", "V:|[second(40)]")
    #expect(first.frame == CGRect(x: 10, y: 5, width: first.frame.width, height: 20))
    #expect(second.frame.minX == first.frame.maxX + 8)
    #expect(second.frame.maxX == 280)
    #expect(second.frame.height == 40)
  }

  @Test func `Standard spaces to the superview are its margins`() {
    activate("|-[first]-|", "V:|-[first]")
    #expect(first.frame == CGRect(x: 8, y: 8, width: 284, height: 20))
  }

  @Test func `Touching views, equal sizes`() {
    activate("H:|[first(==second)][second]|", "V:|[first]", "V:|[second]")
    #expect(first.frame.width == 150)
    #expect(second.frame.minX == 150)
  }

  @Test func `Relations, priorities and metrics`() {
    activate(
      "H:|-(>=30,==gap@200)-[first(>=width,<=90)]", "V:|-(-4)-[first]", metrics: ["gap": 40, "width": 70.5])
    #expect(abs(first.frame.minX - 40) < 0.001)
    #expect(first.frame.width >= 70 && first.frame.width <= 71)
    #expect(first.frame.minY == -4)
  }

  @Test func `Options align the views`() {
    activate("H:|[first]-5-[second]", options: .alignAllCenterY)
    activate("V:|[second]")
    #expect(first.frame.midY == second.frame.midY)
  }

  @Test func `From right to left`() {
    activate("H:|-10-[first]-5-[second]", options: .directionRightToLeft)
    activate("V:|[first]", "V:|[second]")
    #expect(first.frame.maxX == 290)
    #expect(second.frame.maxX == 235)
  }
}
