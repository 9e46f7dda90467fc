/// The titles and the roles of the buttons of a classic alert or action sheet.
struct ClassicAlertButtons {
  private(set) var titles: [String] = []
  /// The index of the cancel button; -1 for none.
  var cancelIndex = -1
  /// The index of the button that deletes data; -1 for none.
  var destructiveIndex = -1

  /// Adds a button, and returns its index.
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The index of the first button without a role; -1 for none.
  var firstOtherIndex: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

  func style(at index: Int) -> UIAlertAction.Style {
    index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
  }

  /// Adds the buttons to an alert controller.
  @MainActor
  func add(to controller: ClassicAlertController) {
    for index in titles.indices { controller.addButton(titles[index], style: style(at: index)) }
  }
}
