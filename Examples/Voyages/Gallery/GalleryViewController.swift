import UIKit

/// A sheet with pages of pictures.
final class GalleryViewController: UIViewController, UIPageViewControllerDataSource {
  var pictures: [Picture] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let pages = segue.destination as? UIPageViewController, let first = page(0) else { return }
    pages.dataSource = self
    pages.setViewControllers([first], direction: .forward, animated: false)
  }

  private func page(_ index: Int) -> PictureViewController? {
    guard pictures.indices.contains(index) else { return nil }
    return storyboard?.instantiateViewController(identifier: "Picture") { [pictures] coder in
      PictureViewController(coder: coder, picture: pictures[index], index: index)
    }
  }

  @IBAction func done(_ sender: Any) { dismiss(animated: true) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? PictureViewController).flatMap { page($0.index - 1) } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? PictureViewController).flatMap { page($0.index + 1) } }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pictures.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
