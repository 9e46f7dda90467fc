import Foundation
import Simulator
import Testing
import UIKit

/// What the user sees and does in the preview and the menu of a file.
@MainActor
struct DocumentPreviewTests {
  @MainActor
  private final class Delegate: NSObject, @preconcurrency UIDocumentInteractionControllerDelegate {
    let parent: UIViewController
    var source: UIView?
    var rect: CGRect?
    var log: [String] = []

    init(_ parent: UIViewController) { self.parent = parent }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { parent }
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
      source
    }
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
      rect ?? source?.bounds ?? .null
    }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      log.append("begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      log.append("end")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("menu")
    }
  }

  private struct Scene {
    let simulator: Simulator
    let root: UIViewController
    let controller: UIDocumentInteractionController
    let delegate: Delegate
  }

  private func show(_ name: String, _ data: Data, on device: Device = .iPhone15) async throws -> Scene {
    let simulator = await Simulator.boot(device)
    let file = simulator.documentsDirectory.appendingPathComponent(name)
    try data.write(to: file)
    let root = UIViewController()
    simulator.show(root)
    let delegate = Delegate(root)
    let controller = UIDocumentInteractionController(url: file)
    controller.delegate = delegate
    return Scene(simulator: simulator, root: root, controller: controller, delegate: delegate)
  }

  @Test func `The preview of a text shows the text, and Done dismisses it`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    scene.controller.name = "A Letter"
    #expect(scene.controller.presentPreview(animated: true))
    #expect(!scene.controller.presentPreview(animated: true))
    await scene.simulator.settle()
    let screen = scene.simulator.textSnapshot()
    #expect(screen.contains("A Letter") && screen.contains("Dear reader"))
    try await scene.simulator.tap("Done")
    await scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.delegate.log == ["begin", "end"])
    #expect(scene.controller.presentPreview(animated: false))
  }

  @Test func `The preview of an image shows the image`() async throws {
    // The beginning of a PNG file, from which its size is read: 40 × 30.
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let scene = try await show("Photo.png", Data(header + [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0, 0, 0, 0, 0]))
    scene.controller.presentPreview(animated: false)
    await scene.simulator.settle()
    func pictures(in view: UIView) -> [UIImageView] {
      [view as? UIImageView].compactMap { $0 } + view.subviews.flatMap(pictures)
    }
    let preview = try #require(scene.root.presentedViewController?.view)
    let picture = try #require(pictures(in: preview).first { $0.accessibilityLabel == "Photo.png" })
    #expect(picture.image?.size == CGSize(width: 40, height: 30))
    #expect(picture.frame.width == preview.bounds.width)
  }

  @Test func `The preview of another file shows its name, its kind and its size`() async throws {
    let scene = try await show("Report.pdf", Data(count: 2000))
    scene.controller.presentPreview(animated: true)
    await scene.simulator.settle()
    let screen = scene.simulator.textSnapshot()
    #expect(screen.contains("Report.pdf") && screen.contains("PDF") && screen.contains("2 KB"))
  }

  @Test func `A preview grows from the view of the delegate, and shrinks to it`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    let thumbnail = UIView(frame: CGRect(x: 40, y: 600, width: 60, height: 80))
    scene.root.view.addSubview(thumbnail)
    scene.delegate.source = thumbnail
    scene.controller.presentPreview(animated: true)
    scene.simulator.commit()
    await scene.simulator.advance(by: .milliseconds(50))
    let preview = try #require(scene.root.presentedViewController?.view)
    let shown = try #require(preview.layer.presentation())
    #expect(shown.frame.width < 200 && shown.frame.midY > 450)
    await scene.simulator.settle()
    #expect(preview.transform == .identity && preview.frame == scene.root.presentedViewController?.view.window?.bounds)
    scene.controller.dismissPreview(animated: true)
    await scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil && scene.root.view.window != nil)
    #expect(scene.delegate.log == ["begin", "end"])
  }

  @Test func `There is no preview of a file that does not exist, or over another view controller`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    let file = scene.controller.url
    scene.controller.url = file?.appendingPathExtension("missing")
    #expect(!scene.controller.presentPreview(animated: false))
    scene.controller.url = nil
    #expect(!scene.controller.presentPreview(animated: false))
    scene.controller.url = file
    scene.root.present(UIViewController(), animated: true)
    await scene.simulator.settle()
    #expect(!scene.controller.presentPreview(animated: false))
    #expect(scene.delegate.log.isEmpty)
  }

  @Test func `The menu offers the preview, which is shown after the menu was dismissed`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    #expect(scene.controller.presentOptionsMenu(from: .zero, in: scene.root.view, animated: true))
    #expect(!scene.controller.presentOptionsMenu(from: .zero, in: scene.root.view, animated: true))
    await scene.simulator.settle()
    try await scene.simulator.tap("Quick Look")
    await scene.simulator.settle()
    #expect(scene.delegate.log == ["menu", "begin"])
    #expect(scene.simulator.textSnapshot().contains("Dear reader"))
  }

  @Test func `Without a view controller for previews, the menu does not offer one`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    scene.controller.delegate = nil
    #expect(scene.controller.presentOptionsMenu(from: .zero, in: scene.root.view, animated: true))
    await scene.simulator.settle()
    let screen = scene.simulator.textSnapshot()
    #expect(screen.contains("Copy") && !screen.contains("Quick Look"))
    try await scene.simulator.tap("Copy")
    await scene.simulator.settle()
    #expect(UIPasteboard.general.url == scene.controller.url)
  }

  @Test func `There is no menu for a view without a window, without a file, and of other apps`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    #expect(!scene.controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
    #expect(!scene.controller.presentOptionsMenu(from: UIBarButtonItem(title: "A"), animated: false))
    #expect(!scene.controller.presentOpenInMenu(from: .zero, in: scene.root.view, animated: false))
    #expect(!scene.controller.presentOpenInMenu(from: UIBarButtonItem(title: "A"), animated: false))
    scene.controller.url = nil
    #expect(!scene.controller.presentOptionsMenu(from: .zero, in: scene.root.view, animated: false))
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `On iPad the menu is a popover at the rectangle`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8), on: .iPadPro11)
    let rect = CGRect(x: 300, y: 100, width: 40, height: 40)
    #expect(scene.controller.presentOptionsMenu(from: rect, in: scene.root.view, animated: true))
    await scene.simulator.settle()
    let popover = try #require(scene.root.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceRect == rect && popover.sourceView === scene.root.view)
  }

  @Test func `The share button of a preview shows the activities`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    scene.controller.presentPreview(animated: false)
    await scene.simulator.settle()
    try await scene.simulator.tap("Share")
    await scene.simulator.settle()
    #expect(scene.simulator.textSnapshot().contains("Copy"))
    #expect(scene.delegate.log == ["begin"])
  }

  @Test func `A tap shows the preview, and a long press shows the menu`() async throws {
    let scene = try await show("Letter.txt", Data("Dear reader".utf8))
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    scene.root.view.addSubview(view)
    for recognizer in scene.controller.gestureRecognizers { view.addGestureRecognizer(recognizer) }
    let point = CGPoint(x: 150, y: 350)
    try await scene.simulator.tap(at: point)
    await scene.simulator.settle()
    #expect(scene.delegate.log == ["begin"])
    scene.controller.dismissPreview(animated: false)
    await scene.simulator.settle()
    let finger = try scene.simulator.touchDown(at: point)
    await scene.simulator.advance(by: .seconds(1))
    scene.simulator.touchUp(finger, at: point)
    await scene.simulator.settle()
    #expect(scene.root.presentedViewController is UIActivityViewController)
  }

  @Test func `A shown preview or menu keeps its controller, which is released afterwards`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let file = simulator.documentsDirectory.appendingPathComponent("Letter.txt")
    try Data("Dear reader".utf8).write(to: file)
    let root = UIViewController()
    simulator.show(root)
    let delegate = Delegate(root)
    weak var released: UIDocumentInteractionController?
    do {
      let controller = UIDocumentInteractionController(url: file)
      controller.delegate = delegate
      controller.presentPreview(animated: true)
      released = controller
    }
    await simulator.settle()
    #expect(released != nil)
    try await simulator.tap("Done")
    await simulator.settle()
    #expect(delegate.log == ["begin", "end"])
    #expect(released == nil)
  }
}
