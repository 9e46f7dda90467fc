import Testing
import UIKit

/// The callbacks and the layout when the device is rotated.
@MainActor
struct RotationTests {
  let log = CallbackLog([
    .willTransition, .viewWillTransition, .traitCollectionDidChange, .viewDidLayoutSubviews,
  ])
  let root: RecordingViewController

  init() { root = RecordingViewController("A", log) }

  /// The order of the two callbacks is not documented. It is documented that both precede the change.
  @Test(.rule("R216"))
  func `Traits and size are announced, then change, then are laid out`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let (width, height) = (Int(window.bounds.width), Int(window.bounds.height))
    _ = log.take()
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    let trace = log.takeFirstLayouts().filter { $0 != "A.view.traitCollectionDidChange()" }
    #expect(Set(trace.prefix(2)) == ["A.willTransition()", "A.viewWillTransition(\(height)x\(width))"])
    #expect(trace.dropFirst(2) == ["A.traitCollectionDidChange()", "A.viewDidLayoutSubviews()"])
  }

  @Test(.rule("R216"))
  func `At the announcement size and traits are the old ones`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let before = window.bounds.size
    var (size, verticalClass): (CGSize?, UIUserInterfaceSizeClass?)
    root.on(.viewWillTransition) { [root] in
      size = root.view.bounds.size
      verticalClass = root.traitCollection.verticalSizeClass
    }
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(size == before)
    #expect(verticalClass == .regular)
    #expect(root.view.bounds.size == CGSize(width: before.height, height: before.width))
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test(.rule("R216", "R217"))
  func `Children are notified by their parent's super`() async throws {
    let log = CallbackLog([.willTransition, .viewWillTransition])
    let child = RecordingViewController("c", log)
    let stage = try await Stage.open()
    let window = await stage.show(root)
    root.embed(child)
    await stage.turn()
    let (width, height) = (Int(window.bounds.width), Int(window.bounds.height))
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(Set(log.take()) == ["c.willTransition()", "c.viewWillTransition(\(height)x\(width))"])
  }

  @Test(.rule("R217"))
  func `A child receives the size that its parent determines for it`() async throws {
    final class Halving: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 100, height: 50) }
    }
    let log = CallbackLog([.viewWillTransition])
    let (parent, child) = (Halving(), RecordingViewController("c", log))
    let stage = try await Stage.open()
    await stage.show(parent)
    parent.embed(child)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(log.take() == ["c.viewWillTransition(100x50)"])
  }

  @Test(.rule("R092"))
  func `There is a transition coordinator only during a transition`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    #expect(root.transitionCoordinator == nil)
    var coordinatorInside: (any UIViewControllerTransitionCoordinator)?
    root.on(.viewWillTransition) { [root] in coordinatorInside = root.transitionCoordinator }
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(coordinatorInside != nil)
    #expect(root.transitionCoordinator == nil)
  }

  @Test(.rule("R094"))
  func `Alongside animations run with the change, completions at its end`() async throws {
    final class Root: UIViewController {
      let log = CallbackLog.off()
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let queued = coordinator.animate(
          alongsideTransition: { [log] context in log.note("alongside, cancelled: \(context.isCancelled)") },
          completion: { [log] context in log.note("completion, cancelled: \(context.isCancelled)") })
        log.note("queued: \(queued)")
      }
    }
    let root = Root()
    let stage = try await Stage.open()
    await stage.show(root)
    await stage.rotate(to: .landscapeRight)
    #expect(root.log.take() == ["queued: true", "alongside, cancelled: false"])
    await stage.settle()
    #expect(root.log.take() == ["completion, cancelled: false"])
  }

  @Test(.rule("R094"))
  func `Alongside animations find the new size`() async throws {
    final class Root: UIViewController {
      var width: CGFloat?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in width = view.bounds.width }, completion: nil)
      }
    }
    let root = Root()
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let height = window.bounds.height
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(root.width == height)
  }

  @Test(.rule("R094"))
  func `The coordinator contains whether a rotation is animated and its transform`() async throws {
    final class Root: UIViewController {
      var (isAnimated, turns, duration) = (false, false, 0.0)
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        isAnimated = coordinator.isAnimated
        turns = coordinator.targetTransform != .identity
        duration = coordinator.transitionDuration
      }
    }
    let root = Root()
    let stage = try await Stage.open()
    await stage.show(root)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(root.isAnimated)
    #expect(root.turns)
    #expect(root.duration > 0)
  }

  // MARK: - At Launch

  final class LyingViewController: RecordingViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  @Test(.rule("T07"))
  func `A landscape-only root is rotated while it appears, without a transition of its size`() async throws {
    let log = CallbackLog(
      .loading, .appearance, .layout, [.willTransition, .viewWillTransition, .traitCollectionDidChange])
    let root = LyingViewController("A", log)
    root.annotation = {
      $0.isViewLoaded ? $0.view.bounds.width < $0.view.bounds.height ? "upright" : "lying" : ""
    }
    let stage = try await Stage.open()
    await stage.show(root)
    let trace = log.takeFirstLayouts().filter { !$0.hasPrefix("A.view.") && !$0.hasPrefix("A.loadView") }
    // The size at the change of traits is not recorded.
    let expected = [
      "A.viewWillAppear(false) upright", "A.willTransition() upright", "A.traitCollectionDidChange()",
      "A.viewWillLayoutSubviews() lying", "A.viewDidLayoutSubviews() lying", "A.viewDidAppear(false) lying",
    ]
    #expect(trace.dropFirst().map { $0.hasPrefix(expected[2]) ? expected[2] : $0 } == expected)
    #expect(trace.first?.hasPrefix("A.viewDidLoad()") == true)
  }

  // MARK: - Deciding Child

  @Test(.rule("R223"))
  func `By default an iPhone supports all orientations except upside down`() async throws {
    let stage = try await Stage.open()
    #expect(
      root.traitCollection.userInterfaceIdiom != .phone
        || root.supportedInterfaceOrientations == .allButUpsideDown)
    _ = stage
  }

  @Test(.rule("R223"))
  func `The root's orientations decide, a child's do not`() async throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = try await Stage.open()
    let window = await stage.show(root)
    root.embed(Upright())
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(window.bounds.width > window.bounds.height)
  }

  @Test(.rule("R223"))
  func `A root that supports only portrait is not rotated`() async throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = try await Stage.open()
    let window = await stage.show(Upright())
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(window.bounds.height > window.bounds.width)
  }

  @Test(.rule("R221"))
  func `The status bar is hidden in a compact height`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    #expect(!root.prefersStatusBarHidden)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(root.prefersStatusBarHidden)
  }

  @Test(.rule("R092", "R094"))
  func `Turning back restores size and traits`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    let size = window.bounds.size
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    await stage.rotate(to: .portrait)
    await stage.settle()
    #expect(root.view.bounds.size == size)
    #expect(root.traitCollection.verticalSizeClass == .regular)
  }
}
