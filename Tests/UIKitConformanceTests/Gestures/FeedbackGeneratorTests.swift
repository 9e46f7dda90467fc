import Testing
import UIKit

/// Feedback generators that belong to a view.
@MainActor
struct FeedbackGeneratorTests {
  @Test(.rule("R2207"))
  func `A generator that is created with a view is an interaction of the view`() {
    guard #available(iOS 17.5, *) else { return }
    let (view, other) = (UIView(), UIView())
    let generators = [
      UIImpactFeedbackGenerator(style: .light, view: view), UISelectionFeedbackGenerator(view: view),
      UINotificationFeedbackGenerator(view: view),
    ]
    for generator in generators {
      #expect(view.interactions.contains { $0 === generator })
      #expect(generator.view === view)
      other.addInteraction(generator)
      #expect(generator.view === other)
      #expect(!view.interactions.contains { $0 === generator })
      other.removeInteraction(generator)
      #expect(generator.view == nil)
    }
    #expect(UISelectionFeedbackGenerator().view == nil)
  }
}
