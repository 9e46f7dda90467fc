import Testing
import UIKit

/// The versions of a color for the prominences in the interface.
@MainActor
struct ColorProminenceTests {
  private func alpha(_ color: UIColor) -> CGFloat { color.cgColor.alpha }

  @Test(.rule("R1996"))
  func `A color with a lower prominence is less visible`() {
    guard #available(iOS 18, *) else { return }
    let color = UIColor.systemRed
    #expect(color.prominence == .primary && color.withProminence(.primary) == color)
    let alphas = [UIColor.Prominence.primary, .secondary, .tertiary, .quaternary].map {
      alpha(color.withProminence($0))
    }
    #expect(alphas.first == 1 && alphas == alphas.sorted(by: >) && Set(alphas).count == 4 && alphas[3] > 0)
    #expect(color.withProminence(.tertiary).prominence == .tertiary)
  }

  @Test(.rule("R1996"))
  func `A prominence replaces another one`() {
    guard #available(iOS 18, *) else { return }
    let color = UIColor.blue.withProminence(.secondary)
    #expect(color.withProminence(.primary) == .blue)
    #expect(color.withProminence(.tertiary) == UIColor.blue.withProminence(.tertiary))
    #expect(color != UIColor.blue.withProminence(.tertiary) && color != .blue)
  }

  @Test(.rule("R1996"))
  func `A dynamic color remains dynamic`() {
    guard #available(iOS 18, *) else { return }
    let color = UIColor.label.withProminence(.secondary)
    let white = { (style: UIUserInterfaceStyle) in
      var (white, alpha) = (CGFloat(), CGFloat())
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: &alpha)
      return white
    }
    #expect(white(.light) == 0 && white(.dark) == 1)
  }
}
