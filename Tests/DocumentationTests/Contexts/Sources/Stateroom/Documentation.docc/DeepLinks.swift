import Stateroom
import UIKit

enum Phase { case home }
enum Section: Hashable { case library }
enum Page: Hashable { case shelf, book(Int) }

final class RootViewController: StateViewController<Phase> {}
final class AppDelegate: UIResponder, UIApplicationDelegate {}
