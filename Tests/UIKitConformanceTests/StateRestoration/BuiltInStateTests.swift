// Only the simulator can end an app and launch it again.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The states that UIKit's own view controllers and views save.
  @MainActor
  @Suite(.serialized)
  struct BuiltInStateTests {
    // MARK: - Containers

    @Test(.rule("R1003"))
    func `A navigation controller restores its stack, with view controllers that share an identifier`() async throws {
      let simulator = await RestoringApp.launch {
        let navigation = UINavigationController(rootViewController: PlaceViewController("folder", place: "top"))
        navigation.restorationIdentifier = "nav"
        return navigation
      }
      let root = try #require(RestoringApp.root as? UINavigationController)
      for place in ["left", "right"] {
        let folder = PlaceViewController("folder", place: place)
        folder.restorationClass = PlaceRestoration.self
        root.pushViewController(folder, animated: false)
      }
      RestoringApp.relaunch(simulator)
      let stack = try #require(RestoringApp.root as? UINavigationController).viewControllers
      #expect(stack.map { ($0 as? PlaceViewController)?.place } == ["top", "left", "right"])
    }

    @Test(.rule("R1004"))
    func `A tab bar controller restores the selection`() async throws {
      let simulator = await RestoringApp.launch {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = ["a", "b", "c"].map { PlaceViewController($0) }
        return tabs
      }
      (RestoringApp.root as? UITabBarController)?.selectedIndex = 2
      RestoringApp.relaunch(simulator)
      #expect((RestoringApp.root as? UITabBarController)?.selectedIndex == 2)
    }

    // MARK: - Scroll Views and Lists

    final class ScrollingViewController: UIViewController {
      let scroll = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "root"
        scroll.restorationIdentifier = "scroll"
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        scroll.contentSize = CGSize(width: 300, height: 2000)
        view.addSubview(scroll)
      }
    }

    @Test(.rule("R1005"))
    func `A scroll view restores its offset and its insets`() async throws {
      let simulator = await RestoringApp.launch { ScrollingViewController() }
      let scroll = try #require(RestoringApp.root as? ScrollingViewController).scroll
      scroll.contentInset.top = 20
      scroll.contentOffset.y = 700
      RestoringApp.relaunch(simulator)
      let restored = try #require(RestoringApp.root as? ScrollingViewController).scroll
      #expect(restored !== scroll)
      #expect(restored.contentOffset.y == 700)
      #expect(restored.contentInset.top == 20)
    }

    /// A list whose data source identifies its rows, whose order the next launch changes.
    final class ListViewController: UITableViewController, UIDataSourceModelAssociation {
      static var names: [String] = []
      static var identifiesRows = true

      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "root"
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        Self.identifiesRows ? Self.names[idx.row] : nil
      }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Self.names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
      }
    }

    @Test(.rule("R1005"), arguments: [true, false])
    func `A table restores its selection and its first row, by identifiers if there are any`(
      identifiesRows: Bool
    ) async throws {
      ListViewController.names = (0..<100).map { "row \($0)" }
      ListViewController.identifiesRows = identifiesRows
      let simulator = await RestoringApp.launch { ListViewController() }
      await simulator.settle()
      let table = try #require(RestoringApp.root as? ListViewController).tableView!
      table.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
      table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
      simulator.commit()
      let first = table.indexPathsForVisibleRows?.first?.row
      simulator.terminate()
      ListViewController.names.insert("new", at: 0)
      simulator.launch(RestoringApp.Delegate.self)
      await simulator.settle()
      let restored = try #require(RestoringApp.root as? ListViewController).tableView!
      let shift = identifiesRows ? 1 : 0
      #expect(restored.indexPathForSelectedRow?.row == 42 + shift)
      #expect(restored.indexPathsForVisibleRows?.first?.row == first.map { $0 + shift })
    }

    // MARK: - Text

    final class TextViewController: UIViewController {
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "root"
        text.text = "a long text"
        text.restorationIdentifier = "text"
        view.addSubview(text)
      }
    }

    @Test(.rule("R1006"))
    func `A text view restores the selected range, and whether it is editable`() async throws {
      let simulator = await RestoringApp.launch { TextViewController() }
      let text = try #require(RestoringApp.root as? TextViewController).text
      text.selectedRange = NSRange(location: 2, length: 4)
      text.isEditable = false
      RestoringApp.relaunch(simulator)
      let restored = try #require(RestoringApp.root as? TextViewController).text
      #expect(restored.selectedRange == NSRange(location: 2, length: 4))
      #expect(!restored.isEditable)
    }

    // MARK: - Custom Views and Objects

    final class MeterView: UIView {
      var level = 0
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        level = coder.decodeInteger(forKey: "level")
      }
    }

    final class MeterViewController: UIViewController {
      let meters = [MeterView(), MeterView()]
      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "root"
        meters[0].restorationIdentifier = "meter"
        for meter in meters { view.addSubview(meter) }
      }
    }

    @Test(.rule("R1007"))
    func `A view with an identifier saves its state with that of its view controller`() async throws {
      let simulator = await RestoringApp.launch { MeterViewController() }
      let root = try #require(RestoringApp.root as? MeterViewController)
      for meter in root.meters { meter.level = 7 }
      RestoringApp.relaunch(simulator)
      #expect(try #require(RestoringApp.root as? MeterViewController).meters.map(\.level) == [7, 0])
    }

    final class Account: NSObject, UIStateRestoring {
      static var made = 0
      var name = ""
      var usesClass = false
      var objectRestorationClass: (any UIObjectRestoration.Type)? { usesClass ? AccountRestoration.self : nil }
      func encodeRestorableState(with coder: NSCoder) { coder.encode(name as Any?, forKey: "name") }
      func decodeRestorableState(with coder: NSCoder) {
        name = coder.decodeObject(forKey: "name") as? String ?? "?"
      }
    }

    enum AccountRestoration: UIObjectRestoration {
      static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
      ) -> (any UIStateRestoring)? {
        Account.made += 1
        return Account()
      }
    }

    final class AccountViewController: UIViewController {
      var account = Account()
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(account, forKey: "account")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        account = coder.decodeObject(forKey: "account") as? Account ?? Account()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "root"
        UIApplication.registerObject(forStateRestoration: account, restorationIdentifier: "account")
      }
    }

    @Test(.rule("R1008"), arguments: [true, false])
    func `A registered object is restored by its class, or as the object that is registered`(
      usesClass: Bool
    ) async throws {
      Account.made = 0
      let simulator = await RestoringApp.launch { AccountViewController() }
      let account = try #require(RestoringApp.root as? AccountViewController).account
      (account.name, account.usesClass) = ("Ada", usesClass)
      RestoringApp.relaunch(simulator)
      let restored = try #require(RestoringApp.root as? AccountViewController).account
      #expect(restored !== account)
      #expect(restored.name == "Ada")
      #expect(Account.made == (usesClass ? 1 : 0))
    }
  }
#endif
