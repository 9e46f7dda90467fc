import Simulator
import Testing
@testable import UIKit

/// The visibility of the button that changes the display mode.
@MainActor
struct SplitButtonTests {
  @Test(arguments: [
    (UISplitViewController.DisplayModeButtonVisibility.automatic, true, true), (.automatic, false, false),
    (.never, true, false), (.always, false, true),
  ])
  func `The button is visible with the gesture, never, or always`(
    visibility: UISplitViewController.DisplayModeButtonVisibility, presents: Bool, isVisible: Bool
  ) async {
    let simulator = await Simulator.boot(.iPadPro11)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.presentsWithGesture = presents
    simulator.show(split)
    await simulator.settle()
    split.displayModeButtonVisibility = visibility
    await simulator.settle()
    #expect((split.displayModeButtonItem.shownView?.window != nil) == isVisible)
    split.displayModeButtonVisibility = .automatic
    await simulator.settle()
    #expect((split.displayModeButtonItem.shownView?.window != nil) == presents)
  }
}
