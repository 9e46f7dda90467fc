import Testing
import UIKit

/// The index at which a view is inserted.
@MainActor
struct InsertionIndexTests {
  private let superview = UIView()
  private let views = [UIView(), UIView(), UIView(), UIView()]
  private let added = CALayer()

  /// Returns the numbers of the views in the order of the subviews.
  private func order() -> [Int] { superview.subviews.compactMap(views.firstIndex) }

  @Test(.rule("R2215"), arguments: 0..<4, 0..<4)
  func `A subview is moved to its index among the others`(view: Int, index: Int) {
    views.forEach(superview.addSubview)
    superview.insertSubview(views[view], at: index)
    var expected = [0, 1, 2, 3]
    expected.insert(expected.remove(at: view), at: index)
    #expect(order() == expected)
  }

  @Test(.rule("R2215"))
  func `An index counts the layers that the app has added`() {
    views.dropLast().forEach(superview.addSubview)
    superview.layer.insertSublayer(added, at: 0)
    superview.insertSubview(views[3], at: 2)
    #expect(order() == [0, 3, 1, 2])
    superview.insertSubview(views[2], at: 1)
    #expect(order() == [2, 0, 3, 1])
    #expect(superview.layer.sublayers == [added] + [2, 0, 3, 1].map { views[$0].layer })
  }

  @Test(.rule("R2215"))
  func `A view at index zero is behind the layers that the app has added`() {
    views.dropLast().forEach(superview.addSubview)
    superview.layer.insertSublayer(added, at: 0)
    superview.insertSubview(views[3], at: 0)
    #expect(superview.layer.sublayers == [views[3].layer, added] + views.dropLast().map(\.layer))
    #expect(order() == [3, 0, 1, 2])
  }

  @Test(.rule("R2215"))
  func `A layer between two views is behind the view that is inserted at the next index`() {
    superview.addSubview(views[0])
    superview.layer.addSublayer(added)
    superview.addSubview(views[1])
    superview.insertSubview(views[2], at: 2)
    #expect(superview.layer.sublayers == [views[0].layer, added, views[2].layer, views[1].layer])
    superview.insertSubview(views[3], at: 1)
    #expect(superview.layer.sublayers == [views[0].layer, views[3].layer, added, views[2].layer, views[1].layer])
    #expect(order() == [0, 3, 2, 1])
  }
}
