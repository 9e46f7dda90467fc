import Testing
import UIKit

/// The constraints that the keyboard layout guide activates for edges.
@MainActor
struct TrackingGuideTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let bar = UIView()

  init() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
  }

  private var guide: UIKeyboardLayoutGuide { view.keyboardLayoutGuide }

  private func constraint() -> NSLayoutConstraint { bar.heightAnchor.constraint(equalToConstant: 44) }

  @Test(.rule("R2024"))
  func `A docked keyboard is near the bottom edge and away from the others`() {
    guide.followsUndockedKeyboard = true
    for edge: NSDirectionalRectEdge in [.top, .leading, .trailing] {
      let (near, away) = (constraint(), constraint())
      guide.setConstraints([near], activeWhenNearEdge: edge)
      guide.setConstraints([away], activeWhenAwayFrom: edge)
      #expect(!near.isActive && away.isActive)
    }
    let (near, away) = (constraint(), constraint())
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
  }

  @Test(.rule("R2024"))
  func `Constraints for several edges are active if their condition applies to each edge`() {
    guide.followsUndockedKeyboard = true
    let (sides, all, corner) = (constraint(), constraint(), constraint())
    guide.setConstraints([sides], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([all], activeWhenAwayFrom: [.leading, .trailing, .bottom])
    guide.setConstraints([corner], activeWhenNearEdge: [.bottom, .leading])
    #expect(sides.isActive && !all.isActive && !corner.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [sides])
    #expect(guide.constraints(activeWhenNearEdge: [.bottom, .leading]) == [corner])
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test(.rule("R2024"))
  func `Constraints are active only while the guide follows an undocked keyboard`() {
    let away = constraint()
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(!away.isActive)
    guide.followsUndockedKeyboard = true
    #expect(away.isActive)
    guide.followsUndockedKeyboard = false
    #expect(!away.isActive)
  }

  @Test(.rule("R2024"))
  func `Other constraints replace those for an edge, and removing all leaves their state`() {
    guide.followsUndockedKeyboard = true
    let (first, second) = (constraint(), constraint())
    guide.setConstraints([first], activeWhenAwayFrom: .top)
    guide.setConstraints([second], activeWhenAwayFrom: .top)
    #expect(!first.isActive && second.isActive)
    guide.removeAllTrackedConstraints()
    #expect(second.isActive && guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    guide.setConstraints([second], activeWhenAwayFrom: .top)
    guide.setConstraints([], activeWhenAwayFrom: .top)
    #expect(!second.isActive)
  }
}
