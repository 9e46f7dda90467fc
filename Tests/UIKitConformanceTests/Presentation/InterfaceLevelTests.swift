import Testing
import UIKit

/// The interface level of presented content.
@MainActor
struct InterfaceLevelTests {
  @Test(.rule("R1113"))
  func `The content of a sheet is elevated, and that of a full-screen presentation is not`() async throws {
    let stage = try await Stage.open()
    let (root, sheet, full) = (UIViewController(), UIViewController(), UIViewController())
    await stage.show(root)
    #expect(root.view.traitCollection.userInterfaceLevel == .base)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false, completion: nil)
    await stage.settle()
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false, completion: nil)
    await stage.settle()
    #expect(full.traitCollection.userInterfaceLevel == .base)
  }

  @Test(.rule("R1113"))
  func `The dark backgrounds of the system are lighter in elevated content`() {
    func white(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> CGFloat {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
      ])
      var red: CGFloat = 0
      color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
      return (red * 255).rounded()
    }
    for color in [UIColor.systemBackground, .systemGroupedBackground] {
      #expect(white(color, .dark, .base) == 0 && white(color, .dark, .elevated) == 28)
    }
    for color in [UIColor.secondarySystemBackground, .secondarySystemGroupedBackground] {
      #expect(white(color, .dark, .base) == 28 && white(color, .dark, .elevated) == 44)
    }
    for color in [UIColor.tertiarySystemBackground, .tertiarySystemGroupedBackground] {
      #expect(white(color, .dark, .base) == 44 && white(color, .dark, .elevated) == 58)
    }
    #expect(white(.systemBackground, .light, .base) == white(.systemBackground, .light, .elevated))
  }
}
