import Simulator
import Testing
import UIKit

@testable import Photos

/// The grid of photos, used as a person would.
@MainActor
struct PhotosTests {
  private func launch(_ device: Device = .iPhone15) async throws -> (Simulator, UINavigationController) {
    let simulator = await Simulator.boot(device)
    simulator.launch(Photos.AppDelegate.self)
    await simulator.settle()
    let window = try #require(simulator.scene.windows.first)
    return (simulator, try #require(window.rootViewController as? UINavigationController))
  }

  private func grid(_ stack: UINavigationController) throws -> (PhotoGridViewController, UICollectionView) {
    let grid = try #require(stack.viewControllers.first as? PhotoGridViewController)
    return (grid, try #require(grid.view.subviews.compactMap { $0 as? UICollectionView }.first))
  }

  private func press(_ name: String, _ simulator: Simulator, _ collection: UICollectionView) async throws {
    let cell = try #require(collection.visibleCells.first { $0.accessibilityLabel == name })
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let finger = try simulator.touchDown(at: center)
    await simulator.advance(by: .seconds(1))
    simulator.touchUp(finger, at: center)
    await simulator.settle()
  }

  /// Returns the view of the preview that a context menu shows.
  private func preview(in view: UIView) -> UIView? {
    view.next is PhotoPreviewViewController ? view : view.subviews.lazy.compactMap { preview(in: $0) }.first
  }

  @Test func `Each month has a header above its photos`() async throws {
    let (simulator, stack) = try await launch()
    let (controller, collection) = try grid(stack)
    #expect(simulator.textSnapshot().contains("June"))
    #expect(collection.numberOfSections == 3)
    #expect(collection.numberOfItems(inSection: 0) == 18)
    #expect(collection.visibleCells.count < controller.library.photos.count)
  }

  @Test func `The squares of the grid fill the width, more of them on iPad`() async throws {
    for (device, columns) in [(Device.iPhone15, 3), (.iPadPro11, 6)] {
      let (_, stack) = try await launch(device)
      let (_, collection) = try grid(stack)
      let layout = collection.collectionViewLayout
      let frames = (0..<columns + 1).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      #expect(frames.count == columns + 1)
      #expect(frames.dropLast().allSatisfy { $0.minY == frames[0].minY })
      #expect(try #require(frames.last).minY > frames[0].minY)
      #expect(abs(frames[columns - 1].maxX - collection.bounds.width) < 1)
    }
  }

  @Test func `A tap opens a photo, and the back button returns`() async throws {
    let (simulator, stack) = try await launch()
    try await simulator.tap("Valley 2")
    await simulator.settle()
    #expect(stack.topViewController is PhotoViewController)
    try await simulator.tap("Photos")
    await simulator.settle()
    let (_, collection) = try grid(stack)
    #expect(stack.viewControllers.count == 1)
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func `A photo is dragged down to the grid, or returns to its place`() async throws {
    let (simulator, stack) = try await launch()
    try await simulator.tap("Valley 2")
    await simulator.settle()
    let middle = CGPoint(x: 196, y: 400)
    try await simulator.drag(from: middle, to: CGPoint(x: 196, y: 440), over: .seconds(1))
    await simulator.settle()
    #expect(stack.topViewController is PhotoViewController)
    try await simulator.drag(from: middle, to: CGPoint(x: 240, y: 700), over: .seconds(0.5))
    await simulator.settle()
    #expect(stack.topViewController is PhotoGridViewController)
    let (_, collection) = try grid(stack)
    #expect(collection.indexPathsForSelectedItems == [] && collection.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test func `A double tap zooms in, and another one out`() async throws {
    let (simulator, stack) = try await launch()
    try await simulator.tap("Ridge 1")
    await simulator.settle()
    let detail = try #require(stack.topViewController as? PhotoViewController)
    let zoom = try #require(detail.view.subviews.first as? ZoomingImageView)
    func doubleTap() async throws {
      let center = CGPoint(x: zoom.bounds.width / 2, y: zoom.bounds.height / 2)
      try await simulator.tap(at: center)
      await simulator.advance(by: .milliseconds(60))
      try await simulator.tap(at: center)
      await simulator.settle()
    }
    try await doubleTap()
    #expect(abs(zoom.zoomScale - 3) < 0.001)
    try await doubleTap()
    #expect(abs(zoom.zoomScale - 1) < 0.001)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `A pinch zooms about its center, and a photo that is too small returns to its size`() async throws {
    let (simulator, stack) = try await launch()
    try await simulator.tap("Ridge 1")
    await simulator.settle()
    let detail = try #require(stack.topViewController as? PhotoViewController)
    let zoom = try #require(detail.view.subviews.first as? ZoomingImageView)
    func pinch(from start: CGFloat, to end: CGFloat) async throws {
      let fingers = [
        try simulator.touchDown(at: CGPoint(x: 196 - start, y: 426)),
        try simulator.touchDown(at: CGPoint(x: 196 + start, y: 426)),
      ]
      for step in 1...8 {
        let distance = start + (end - start) * CGFloat(step) / 8
        simulator.move(fingers[0], to: CGPoint(x: 196 - distance, y: 426))
        simulator.move(fingers[1], to: CGPoint(x: 196 + distance, y: 426))
        await simulator.advance(by: .milliseconds(16))
      }
      simulator.touchUp(fingers[0], at: CGPoint(x: 196 - end, y: 426))
      simulator.touchUp(fingers[1], at: CGPoint(x: 196 + end, y: 426))
      await simulator.settle()
    }
    try await pinch(from: 40, to: 100)
    #expect(zoom.zoomScale > 1.8)
    try await pinch(from: 150, to: 20)
    #expect(zoom.zoomScale == 1)
  }

  @Test func `A tap hides the bars, and another one shows them`() async throws {
    let (simulator, stack) = try await launch()
    try await simulator.tap("Ridge 1")
    await simulator.settle()
    for hidden in [true, false] {
      try await simulator.tap(at: CGPoint(x: 196, y: 426))
      await simulator.settle()
      #expect(stack.isNavigationBarHidden == hidden)
      #expect(stack.topViewController?.prefersStatusBarHidden == hidden)
    }
  }

  @Test func `The heart of a photo appears in the grid`() async throws {
    let (simulator, stack) = try await launch()
    let (controller, collection) = try grid(stack)
    try await simulator.tap("Ridge 1")
    await simulator.settle()
    try await simulator.tap("Favorite")
    await simulator.settle()
    #expect(controller.library[1]?.isFavorite == true)
    try await simulator.tap("Photos")
    await simulator.settle()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityValue == "Favorite")
  }

  @Test func `A long press shows a preview with a menu`() async throws {
    let (simulator, stack) = try await launch()
    let (controller, collection) = try grid(stack)
    try await press("Ridge 1", simulator, collection)
    #expect(simulator.textSnapshot().contains("Duplicate"))
    try await simulator.tap("Duplicate")
    await simulator.settle()
    #expect(controller.library.photos.count == 55)
    #expect(collection.numberOfItems(inSection: 0) == 19)
    #expect(simulator.textSnapshot().contains("June"))
  }

  @Test func `A photo is deleted by its menu`() async throws {
    let (simulator, stack) = try await launch()
    let (controller, collection) = try grid(stack)
    try await press("Lake 3", simulator, collection)
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(controller.library[3] == nil)
    #expect(collection.numberOfItems(inSection: 0) == 17)
  }

  @Test func `A tap on the preview opens the photo`() async throws {
    let (simulator, stack) = try await launch()
    let (_, collection) = try grid(stack)
    try await press("Ridge 1", simulator, collection)
    let preview = try #require(simulator.scene.windows.compactMap(preview(in:)).first)
    try await simulator.tap(at: preview.convert(CGPoint(x: preview.bounds.midX, y: preview.bounds.midY), to: nil))
    await simulator.settle()
    #expect(stack.topViewController is PhotoViewController)
  }

  @Test func `Selected photos are deleted after a confirmation`() async throws {
    let (simulator, stack) = try await launch()
    let (controller, collection) = try grid(stack)
    try await simulator.tap("Edit")
    await simulator.settle()
    #expect(controller.title == "Select Photos")
    try await simulator.tap("Ridge 1")
    try await simulator.tap("Valley 2")
    await simulator.settle()
    #expect(controller.title == "2 Selected")
    #expect(stack.viewControllers.count == 1)
    try await simulator.tap("Trash")
    await simulator.settle()
    try await simulator.tap("Delete 2 Photos")
    await simulator.settle()
    #expect(collection.numberOfItems(inSection: 0) == 16)
    #expect(!controller.isEditing)
    #expect(stack.isToolbarHidden)
  }

  @Test func `A rotation keeps the photo in the middle`() async throws {
    let (simulator, stack) = try await launch()
    try await simulator.tap("Ridge 1")
    await simulator.settle()
    simulator.rotate(to: .landscapeLeft)
    await simulator.settle()
    let detail = try #require(stack.topViewController as? PhotoViewController)
    let zoom = try #require(detail.view.subviews.first as? ZoomingImageView)
    let image = try #require(zoom.subviews.first)
    let frame = image.convert(image.bounds, to: zoom.superview)
    #expect(abs(frame.midX - detail.view.bounds.midX) < 1)
    #expect(abs(frame.height - detail.view.bounds.height) < 1)
  }
}
