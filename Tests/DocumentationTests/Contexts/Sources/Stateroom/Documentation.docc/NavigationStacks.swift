import Stateroom
import UIKit

final class ShelfViewController: UIViewController {}

final class BookViewController: UIViewController {
  convenience init(_ id: Int) { self.init() }
}

final class ChapterViewController: UIViewController {
  convenience init(_ number: Int) { self.init() }
}
