/// The top and bottom layout guides of a controller, which preceded the safe area.
///
/// They extend from the edges of the view to those of the safe area, so that content is placed below the bottom of the
/// top guide and above the top of the bottom guide.
@MainActor
enum LayoutSupportGuide {
  static func top(of view: UIView) -> UILayoutGuide {
    add(to: view, "_UIViewControllerTop") { guide in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  static func bottom(of view: UIView) -> UILayoutGuide {
    add(to: view, "_UIViewControllerBottom") { guide in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  private static func add(
    to view: UIView, _ identifier: String, _ vertical: (UILayoutGuide) -> [NSLayoutConstraint]
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      vertical(guide) + [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
      ])
    return guide
  }
}
