import Testing
import UIKit

/// Outlines of letters and typographic features.
@MainActor
struct StrokeTests {
  @Test(.rule("R1286"))
  func `An outline does not change the size of text`() {
    let plain = NSAttributedString(string: "Outline", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
    let outlined = NSAttributedString(
      string: "Outline",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 40), .strokeWidth: 3.0, .strokeColor: UIColor.red])
    #expect(plain.size() == outlined.size())
  }

  @Test(.rule("R1287"))
  func `A font keeps the features of its descriptor`() throws {
    let digits: [UIFontDescriptor.FeatureKey: Int] = [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [digits]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 20)
    let settings = font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
    #expect(settings?.first?[.type] as? Int == kNumberSpacingType)
    let widths = Set("0123456789".map { String($0).size(withAttributes: [.font: font]).width })
    #expect(widths.count == 1)
  }
}
