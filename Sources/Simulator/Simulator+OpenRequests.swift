public import Foundation
public import UIKit

/// URLs, quick actions and user activities, which reach an app from outside.
///
/// An app that is launched receives them in the options of the launch or of its scene. An app that runs enters the
/// foreground, and its delegate is called.
extension Simulator {
  // MARK: - URLs

  /// Launches an app for a URL, as when the user taps a link in another app.
  ///
  /// - Parameters:
  ///   - delegateType: The class of the app delegate.
  ///   - url: The URL. Its scheme need not be in the app's `Info.plist`.
  ///   - sourceApplication: The bundle identifier of the other app, if it belongs to the same team.
  public func launch(
    _ delegateType: any (UIResponder & UIApplicationDelegate).Type, opening url: URL,
    from sourceApplication: String? = nil
  ) { launch(delegateType, for: .url(url, sourceApplication: sourceApplication)) }

  /// Opens a URL in the running app, as when the user taps a link in another app.
  ///
  /// - Parameters:
  ///   - url: The URL. Its scheme need not be in the app's `Info.plist`.
  ///   - sourceApplication: The bundle identifier of the other app, if it belongs to the same team.
  public func open(_ url: URL, from sourceApplication: String? = nil) {
    open(.url(url, sourceApplication: sourceApplication))
  }

  // MARK: - Quick Actions

  /// The quick actions of the app, which the system shows in the menu of its icon.
  ///
  /// Those in the app's `Info.plist` are followed by `UIApplication.shortcutItems`. There are four at most.
  public var quickActions: [UIApplicationShortcutItem] { UIApplication.shared.quickActions }

  /// Launches an app for a quick action, as when the user selects it in the menu of the app's icon.
  public func launch(
    _ delegateType: any (UIResponder & UIApplicationDelegate).Type, performing quickAction: UIApplicationShortcutItem
  ) { launch(delegateType, for: .shortcutItem(quickAction)) }

  /// Performs the quick action with a title in the running app, as when the user selects it.
  ///
  /// Throws ``SimulatorError`` if there is none.
  public func performQuickAction(_ title: String) throws {
    guard let item = quickActions.first(where: { $0.localizedTitle == title }) else {
      throw SimulatorError.noQuickAction(title, titles: quickActions.map(\.localizedTitle))
    }
    open(.shortcutItem(item))
  }

  // MARK: - User Activities

  /// Launches an app to continue an activity, such as that of a universal link or a search result.
  public func launch(
    _ delegateType: any (UIResponder & UIApplicationDelegate).Type, continuing userActivity: NSUserActivity
  ) { launch(delegateType, for: .userActivity(userActivity)) }

  /// Continues an activity in the running app.
  public func `continue`(_ userActivity: NSUserActivity) { open(.userActivity(userActivity)) }

  // MARK: -

  func launch(_ delegateType: any (UIResponder & UIApplicationDelegate).Type, for request: OpenRequest?) {
    UIApplication.shared.launch(delegateType: delegateType, opening: request)
    commit()
  }

  private func open(_ request: OpenRequest) {
    UIApplication.shared.open(request)
    commit()
  }
}
