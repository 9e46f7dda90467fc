import Simulator
import Testing
import UIKit

@MainActor
struct ScreenTests {
  @Test func `The splash`() async throws {
    let world = await GalleryWorld()
    await expectSnapshot(of: world.simulator, as: [.svg, .text], atRest: false)
  }

  @Test(arguments: 1...3)
  func `A page of the introduction`(_ page: Int) async throws {
    let world = await GalleryWorld()
    await world.goToOnboarding()
    for _ in 1..<page {
      try await world.simulator.tap("Next")
      await world.simulator.settle()
    }
    await expectSnapshot(of: world.simulator, as: .text, named: "\(page)")
  }

  @Test func `The sign-in form`() async throws {
    let world = await GalleryWorld()
    try await world.goToSignIn()
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test func `Home while the register is loading`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await expectSnapshot(of: world.simulator, as: .text, atRest: false)
  }

  @Test func `Home without a connection`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await world.simulator.settle()
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test func `Home with the register`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await world.simulator.settle()
    try await world.simulator.tap("Try Again")
    await world.simulator.settle()
    await expectSnapshot(of: world.simulator, as: .text)
    let picture = world.simulator.svgSnapshot()
    for text in ["Register", "Emerald Albatross", "500 SHIPS"] { #expect(picture.contains(text)) }
  }

  @Test(arguments: [Device.iPhoneSE, .iPhone15ProMax, .iPadPro11])
  func `Every screen fits every device`(_ device: Device) async throws {
    let world = await GalleryWorld(on: device)
    try await world.goHome()
    await world.simulator.settle()
    try await world.simulator.tap("Try Again")
    await world.simulator.settle()
    #expect(world.shows("Emerald Albatross"))
  }

  @Test(arguments: [Device.iPhoneSE, .iPhone15, .iPhone15ProMax, .iPadPro11], [false, true])
  func `Nothing overlaps on the sign-in form`(_ device: Device, isLandscape: Bool) async throws {
    let world = await GalleryWorld(on: device)
    try await world.goToSignIn()
    if isLandscape { world.simulator.rotate(to: .landscapeLeft) }
    await world.simulator.settle()
    let view = try #require(world.root.view)
    let parts = descendants(of: view).filter {
      ["SymbolTile", "UILabel", "PasscodeDotsView", "PasscodePad"].contains("\(type(of: $0))")
    }
    #expect(parts.count == 5)
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    for (index, part) in parts.enumerated() {
      let frame = part.convert(part.bounds, to: view)
      #expect(safe.contains(frame), "\(type(of: part)) \(frame)")
      for other in parts[..<index] { #expect(!other.convert(other.bounds, to: view).intersects(frame)) }
    }
  }

  private func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }
}
