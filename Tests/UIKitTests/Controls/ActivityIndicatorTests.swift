import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct ActivityIndicatorTests {
  @Test func `It is hidden while stopped (R241)`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func `It remains visible if hiding is disabled`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `Its size follows its style`() {
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
  }
}
