import Testing
import UIKit

/// Constraints into and out of scroll views.
@MainActor
struct ScrollLayoutTests {
  let container = UIView.container()
  let scrollView = UIScrollView()
  let content = ContentView(500, 700)

  init() {
    container.adding(scrollView)
    scrollView.adding(content)
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: container.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: container.rightAnchor),
      scrollView.topAnchor.constraint(equalTo: container.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide, _ distance: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -distance),
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -distance),
    ])
  }

  @Test func `The content's guide decides the content size`() {
    pin(content, to: scrollView.contentLayoutGuide, 10)
    container.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 520, height: 720))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 500, height: 700))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 520, height: 720))
    content.contentSize.height = 800
    container.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 820)
  }

  @Test func `Edges of the scroll view mean its content, sizes mean itself`() {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    container.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 700))
  }

  @Test func `A content size that was set stays where constraints do not determine it`() {
    scrollView.contentSize = CGSize(width: 100, height: 900)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 900))
  }

  @Test func `What is laid out by the frame's guide, or by views outside, does not scroll`() {
    pin(content, to: scrollView.contentLayoutGuide)
    let floating = scrollView.adding(ContentView(20, 20))
    let outside = scrollView.adding(ContentView(20, 20))
    NSLayoutConstraint.activate([
      floating.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor, constant: 5),
      floating.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 6),
      outside.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7),
      outside.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
    ])
    container.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 30, y: 100)
    container.layoutIfNeeded()
    #expect(container.convert(floating.bounds, from: floating).origin == CGPoint(x: 5, y: 6))
    #expect(container.convert(outside.bounds, from: outside).origin == CGPoint(x: 7, y: 8))
    #expect(content.frame.origin == .zero)
    #expect(scrollView.contentSize == CGSize(width: 500, height: 700))
  }
}
