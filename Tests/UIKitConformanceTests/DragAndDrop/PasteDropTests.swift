// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drops on a view with a paste configuration.
  @MainActor
  struct PasteDropTests {
    private final class PasteView: UIView {
      var pasted: [[NSItemProvider]] = []
      override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
    }

    private func drop(on view: PasteView) async throws -> [String] {
      let stage = await DragStage()
      stage.target.removeInteraction(stage.drop)
      view.frame = stage.target.bounds
      stage.target.addSubview(view)
      try stage.lift()
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      return stage.log.take()
    }

    @Test(.rule("R1421"))
    func `Acceptable items that are dropped on a view are pasted`() async throws {
      let view = PasteView()
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      let log = try await drop(on: view)
      #expect(view.pasted.count == 1)
      #expect(view.pasted.first?.first?.canLoadObject(ofClass: NSString.self) == true)
      #expect(log.contains("didEnd 2"))
    }

    @Test(.rule("R1421"))
    func `Other items are not pasted`() async throws {
      let view = PasteView()
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
      let log = try await drop(on: view)
      #expect(log.contains("didEnd 0"))
      #expect(view.pasted.isEmpty)
    }

    @Test(.rule("R1421"))
    func `Items are not pasted after the paste configuration was removed`() async throws {
      let view = PasteView()
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      view.pasteConfiguration = nil
      let log = try await drop(on: view)
      #expect(log.contains("didEnd 0"))
      #expect(view.pasted.isEmpty)
    }
  }
#endif
