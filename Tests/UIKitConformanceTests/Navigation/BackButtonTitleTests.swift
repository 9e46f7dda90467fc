import Testing
import UIKit

/// The title of a back button.
@MainActor
struct BackButtonTitleTests {
  private let below = UIViewController()
  private let above = UIViewController()

  private func labels(_ mode: UINavigationItem.BackButtonDisplayMode) async throws -> [String] {
    let stage = try await Stage.open()
    below.title = "Letters"
    below.navigationItem.backButtonDisplayMode = mode
    let navigation = UINavigationController(rootViewController: below)
    await stage.show(navigation)
    navigation.pushViewController(above, animated: false)
    await stage.turn()
    return texts(in: navigation.navigationBar)
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return (own + view.subviews.flatMap(texts)).filter { !$0.isEmpty }
  }

  @Test(.rule("R1292"))
  func `It is that of the item below`() async throws {
    #expect(below.navigationItem.backButtonDisplayMode == .default)
    #expect(try await labels(.default).contains("Letters"))
  }

  @Test(.rule("R1292"))
  func `It is general on request`() async throws {
    let labels = try await labels(.generic)
    #expect(labels.contains("Back"))
    #expect(!labels.contains("Letters"))
  }

  @Test(.rule("R1292"))
  func `There is none in the minimal mode`() async throws {
    let labels = try await labels(.minimal)
    #expect(!labels.contains("Back"))
    #expect(!labels.contains("Letters"))
  }
}
