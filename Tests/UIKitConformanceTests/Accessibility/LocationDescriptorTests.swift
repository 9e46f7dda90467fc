import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Points at which assistive technology begins and ends drags.
@MainActor
struct LocationDescriptorTests {
  @Test(.rule("R1588"))
  func `A descriptor is a point of a view with a name`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let descriptor = UIAccessibilityLocationDescriptor(name: "Corner", point: CGPoint(x: 3, y: 4), in: view)
    #expect(descriptor.name == "Corner" && descriptor.attributedName.string == "Corner")
    #expect(descriptor.point == CGPoint(x: 3, y: 4) && descriptor.view === view)
    let text = NSAttributedString(string: "Coin")
    #expect(UIAccessibilityLocationDescriptor(attributedName: text, point: .zero, in: view).name == "Coin")
  }

  @Test(.rule("R1588"))
  func `Without a point, it is the activation point of the view`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 30, y: 200, width: 100, height: 40))
    root.view.addSubview(view)
    await stage.turn()
    #expect(UIAccessibilityLocationDescriptor(name: "Photo", view: view).point == CGPoint(x: 50, y: 20))
  }

  @Test(.rule("R1588"))
  func `It does not retain its view`() {
    let descriptor: UIAccessibilityLocationDescriptor
    do {
      descriptor = UIAccessibilityLocationDescriptor(name: "Photo", point: .zero, in: UIView())
    }
    #expect(descriptor.view == nil)
  }

  @Test(.rule("R1588"))
  func `A view describes the points of its drags and drops`() {
    let view = UIView()
    let descriptor = UIAccessibilityLocationDescriptor(name: "Photo", point: .zero, in: view)
    view.accessibilityDragSourceDescriptors = [descriptor]
    view.accessibilityDropPointDescriptors = []
    #expect(view.accessibilityDragSourceDescriptors?.first === descriptor)
    #expect(view.accessibilityDropPointDescriptors?.isEmpty == true)
  }

  #if canImport(Simulator)
    @Test(.rule("R1588"))
    func `The names of the points are in the list of elements`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      let view = UIView(frame: CGRect(x: 30, y: 200, width: 100, height: 40))
      view.isAccessibilityElement = true
      view.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "Photo", view: view)]
      view.accessibilityDropPointDescriptors = [UIAccessibilityLocationDescriptor(name: "Album", view: view)]
      root.view.addSubview(view)
      simulator.show(root)
      simulator.commit()
      let item = try #require(simulator.accessibilityElements().first)
      #expect(item.dragSources == ["Photo"] && item.dropPoints == ["Album"])
      #expect(item.description.contains("drags: Photo drops: Album"))
    }
  #endif
}
