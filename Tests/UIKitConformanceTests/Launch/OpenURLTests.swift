import Testing
import UIKit

@MainActor
struct OpenURLTests {
  // A device has apps that open the URL.
  #if !canImport(Darwin)
    @Test(.rule("R273"))
    func `A URL that nothing handles is not opened`() async throws {
      let stage = try await Stage.open()
      let url = try #require(URL(string: "https://example.com"))
      var answer: Bool?
      UIApplication.shared.open(url, options: [:]) { answer = $0 }
      #expect(answer == nil)
      await stage.turn()
      #expect(answer == false)
    }

    @Test(.rule("R2143"))
    func `A task awaits whether a URL was opened`() async throws {
      let stage = try await Stage.open()
      let url = try #require(URL(string: "https://example.com"))
      let (answer, other) = await (UIApplication.shared.open(url), UIApplication.shared.open(url, options: [:]))
      #expect(!answer && !other)
      withExtendedLifetime(stage) {}
    }
  #endif

  @Test(.rule("R274"))
  func `Objects that give feedback can be created and used`() {
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }

  @Test(.rule("R275"))
  func `A page view controller without arguments has horizontal pages`() {
    #expect(UIPageViewController().navigationOrientation == .horizontal)
  }

  @Test(.rule("R276"))
  func `A bar button item can have an image for landscape orientation`() {
    let (image, other) = (UIImage(systemName: "star"), UIImage(systemName: "plus"))
    let item = UIBarButtonItem(image: image, landscapeImagePhone: other, style: .plain, target: nil, action: nil)
    #expect(item.image === image)
    #expect(item.landscapeImagePhone === other)
  }
}
