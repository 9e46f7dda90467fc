package import DisplayScene

/// The framework that shows layers, as the layers see it: UIKit.
///
/// Layers, animations, transactions, timers and the clock work without it. What they require of the code above them is
/// all in this protocol and in ``LayerHost``, which a view conforms to: the part of the interface in each update cycle,
/// and the fonts of a ``CATextLayer``.
///
/// This module cannot import UIKit, and a program that only creates layers runs no code of UIKit's that could install
/// something. ``AppRuntime`` therefore creates the conforming class by its name when it is first used. There is at most
/// one, and it is never replaced.
@MainActor
package protocol InterfaceRuntime: AnyObject {
  /// Creates the interface's part of the runtime.
  ///
  /// It must not use ``AppRuntime/shared``, which is being created.
  init()

  /// Lays out and displays what changed in a round of a commit.
  ///
  /// - Parameter commitLayers: Lays out and displays the free layers; called after layout, before the interface is
  ///   displayed.
  func update(_ commitLayers: () -> Void)

  /// Discards pending work that refers to running animations, before these are discarded.
  func prepareForReset()

  /// Discards all other pending work.
  func reset()

  /// The number of pixels of the screen per point.
  var displayScale: CGFloat { get }

  /// Returns what a text layer shows.
  func contents(of text: TextAppearance, in bounds: CGRect) -> [SceneContent]
}

/// The lookup of the interface that is linked into the program.
@MainActor
enum InterfaceRuntimes {
  /// The class that conforms to the protocol.
  static let className = "UIKit.UIKitRuntime"

  /// Creates the interface; returns `nil` if the program does not contain the class.
  static func make() -> (any InterfaceRuntime)? {
    (NSClassFromString(className) as? any InterfaceRuntime.Type)?.init()
  }
}
