public import UIKit

/// Data that reaches an app in the background.
extension Simulator {
  /// Lets the app fetch data, as the system does from time to time while the app is in the background.
  ///
  /// - Returns: The result that the app delegate reports.
  ///
  /// Throws ``SimulatorError`` if the app has requested no fetches.
  @discardableResult
  public func performBackgroundFetch() async throws -> UIBackgroundFetchResult {
    guard BackgroundFetch.isRequested else { throw SimulatorError.noBackgroundFetch }
    let result = await BackgroundFetch.perform()
    commit()
    return result
  }

  /// Delivers a remote notification to the app delegate.
  ///
  /// - Parameter userInfo: The content of the notification.
  /// - Returns: The result that the app delegate reports.
  ///
  /// Throws ``SimulatorError`` if the app is not registered for remote notifications.
  @discardableResult
  public func deliverRemoteNotification(_ userInfo: [AnyHashable: Any]) async throws -> UIBackgroundFetchResult {
    guard RemoteNotifications.isRegistered else { throw SimulatorError.notRegisteredForRemoteNotifications }
    let result = await RemoteNotifications.deliver(userInfo)
    commit()
    return result
  }
}
