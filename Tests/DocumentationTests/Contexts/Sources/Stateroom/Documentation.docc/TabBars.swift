import Stateroom
import UIKit

final class TodayViewController: UIViewController {}
final class LibraryViewController: UIViewController {}
final class SettingsViewController: UIViewController {}
