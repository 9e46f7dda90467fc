package import DisplayScene

/// UIKit's part in the update cycles: windows, the keyboard, touches, and the fonts of text layers.
///
/// The runtime, which is in the module below, creates it by name; see ``InterfaceRuntime``.
@MainActor
package final class UIKitRuntime: InterfaceRuntime {
  package init() {}

  package func update(_ commitLayers: () -> Void) {
    WindowCommit.update(commitLayers)
    RestoredLayouts.shared.apply()
  }

  package func prepareForReset() {
    InterfaceRotation.reset()
    TouchDelivery.reset()
    PressDelivery.reset()
    ClassicAnimationBlock.reset()
    MotionDelivery.reset()
    RemoteControl.reset()
    HoverDelivery.reset()
    PointerDelivery.reset()
    MainMenu.shared.setNeedsRebuild()
  }

  package func reset() {
    Keyboard.shared.reset()
    DragSession.reset()
    AppearanceProxies.reset()
    RestoredLayouts.shared.reset()
    UIMenuController.shared.reset()
    UserFiles.reset()
    Pasteboards.reset()
    DeviceTilt.reset()
    ProgressWatch.shared.reset()
    UIApplication.shared.resetRequests()
    UIScreen.main.resetBrightness()
  }

  package var displayScale: CGFloat { UIScreen.main.scale }

  package func contents(of text: TextAppearance, in bounds: CGRect) -> [SceneContent] { text.sceneContent(in: bounds) }
}
