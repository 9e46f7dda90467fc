import Testing
import UIKit

/// The weights of symbols and of the fonts beside them.
struct SymbolWeightTests {
  private static let pairs: [(UIImage.SymbolWeight, UIFont.Weight)] = [
    (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
  ]

  @Test(.rule("R1861"), arguments: pairs)
  func `Each weight of symbols has a weight of fonts`(symbol: UIImage.SymbolWeight, font: UIFont.Weight) {
    #expect(symbol.fontWeight() == font)
    #expect(font.symbolWeight() == symbol)
  }

  @Test(.rule("R1868")) @MainActor
  func `A symbol is created with a value and a configuration`() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30)
    let image = UIImage(systemName: "heart", variableValue: 0.5, configuration: configuration)
    #expect(image?.size == UIImage(systemName: "heart", withConfiguration: configuration)?.size)
    #expect(UIImage(systemName: "heart", variableValue: 1, configuration: nil) != nil)
  }
}
