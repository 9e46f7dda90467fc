import Testing
import UIKit

/// The effects of content insets on the offset of the content.
@MainActor
struct ContentInsetTests {
  private let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInsetAdjustmentBehavior = .never
    return scrollView
  }

  @Test(.rule("R2080"))
  func `An inset does not move content that is in its range`() {
    let scrollView = makeScrollView()
    scrollView.contentSize = CGSize(width: 500, height: 500)
    scrollView.contentInset = insets
    #expect(scrollView.contentOffset == .zero)
    scrollView.contentOffset = CGPoint(x: -20, y: -10)
    scrollView.contentInset = UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 0)
    #expect(scrollView.contentOffset == CGPoint(x: -20, y: -10))
  }

  @Test(.rule("R2080"))
  func `An inset moves content that is outside of its range`() {
    let scrollView = makeScrollView()
    scrollView.contentInset = insets
    #expect(scrollView.contentOffset == CGPoint(x: -20, y: -10))
    scrollView.contentInset = .zero
    #expect(scrollView.contentOffset == .zero)
    scrollView.contentSize = CGSize(width: 500, height: 500)
    scrollView.contentInset = insets
    scrollView.contentOffset = CGPoint(x: 440, y: 430)
    scrollView.contentInset = .zero
    #expect(scrollView.contentOffset == CGPoint(x: 400, y: 400))
  }

  @Test(.rule("R2080"), arguments: [0, 5, 14, 15, 19, 20, 25, 26, 60] as [CGFloat])
  func `An inset moves content of each height by the same rule`(height: CGFloat) {
    let all: [UIEdgeInsets] = [
      .zero, UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0), UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 0),
      UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0),
    ]
    for old in all {
      for new in all where new != old {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        scrollView.contentInset = old
        scrollView.contentOffset = .zero
        scrollView.contentSize = CGSize(width: 0, height: height)
        let last = height + new.bottom - 20
        let expected = max(-new.top, min(last, scrollView.contentOffset.y))
        scrollView.contentInset = new
        #expect(scrollView.contentOffset.y == expected)
      }
    }
  }

  // MARK: - The Beginning of the Content

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The classes of scroll views.
  enum Kind: CaseIterable { case plain, table, collection }

  /// The times at which apps set an inset before the content is visible.
  enum Moment: CaseIterable { case loading, willAppear, layout }

  private final class Controller: UIViewController {
    let source = Source()
    let scrollView: UIScrollView
    private let moment: Moment
    private let usesConstraints: Bool

    init(_ kind: Kind, _ moment: Moment, usesConstraints: Bool) {
      self.moment = moment
      self.usesConstraints = usesConstraints
      switch kind {
      case .plain:
        scrollView = UIScrollView()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
          content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
          content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 3000),
        ])
      case .table:
        let table = UITableView()
        table.dataSource = source
        scrollView = table
      case .collection:
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        scrollView = collection
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if usesConstraints {
        scrollView.frame = .zero
        scrollView.translatesAutoresizingMaskIntoConstraints = false
      }
      view.addSubview(scrollView)
      if usesConstraints {
        NSLayoutConstraint.activate([
          scrollView.topAnchor.constraint(equalTo: view.topAnchor),
          scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      setInset(at: .loading)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      setInset(at: .willAppear)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      setInset(at: .layout)
    }

    private func setInset(at moment: Moment) { if moment == self.moment { scrollView.contentInset.top = 16 } }
  }

  @Test(.rule("R2081"), arguments: Kind.allCases, Moment.allCases)
  func `Content begins at an inset that was set before the first layout`(kind: Kind, moment: Moment) async throws {
    for usesConstraints in [true, false] {
      for isInNavigation in [false, true] {
        let stage = try await Stage.open()
        let controller = Controller(kind, moment, usesConstraints: usesConstraints)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let root = isInNavigation ? navigation : controller
        _ = await stage.show(root)
        await stage.turn()
        let scrollView = controller.scrollView
        #expect(scrollView.adjustedContentInset.top > 16)
        #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
        if isInNavigation { #expect(navigation.navigationBar.frame.height > 80) }
        // The app has to move content that is visible.
        let offset = scrollView.contentOffset
        scrollView.contentInset.top = 100
        await stage.turn()
        #expect(scrollView.contentOffset == offset)
      }
    }
  }

  @Test(.rule("R2080"))
  func `An inset does not load the data of a table`() {
    final class Counting: NSObject, UITableViewDataSource {
      var count = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count += 1
        return 50
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Counting()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    table.contentInset.top = 16
    #expect(source.count == 0 && table.contentOffset.y == -16)
    table.layoutIfNeeded()
    #expect(source.count > 0 && table.contentOffset.y == -16)
  }
}
