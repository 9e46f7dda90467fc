import SwiftSixClient
import Testing
import UIKit

@MainActor struct LayerTests {
  @Test func `A layer of a file that imports only QuartzCore is one that UIKit shows`() {
    let view = UIView()
    let pulse = PulseLayer()
    view.layer.addSublayer(pulse)
    #expect(view.layer.sublayers == [pulse])
    #expect(pulse.animation(forKey: "pulse") is CABasicAnimation)
  }
}
