import UIKit

/// A question of a leave guard that was asked and is not answered yet.
///
/// Several containers can need the answer of one view controller at the same time: the one whose child it is, and
/// others further out whose change removes it with all that is around it. The view controller is asked once, and its
/// answer is the answer for each of them, in the order in which they needed it. The list of the open questions is
/// therefore one for all containers.
///
/// A ``Need`` belongs to the inquiry of a container. If it ends in any way before the answer, because its request was
/// withdrawn or superseded, or because the container is being deallocated, the inquiry withdraws it. The task of a
/// question that no request needs any more is cancelled, so that its alert is dismissed.
@MainActor
final class OpenQuestion {
  /// The need of one container for the answer.
  @MainActor
  final class Need {
    private let question: OpenQuestion
    fileprivate let answered: (Bool) -> Void

    fileprivate init(_ question: OpenQuestion, _ answered: @escaping (Bool) -> Void) {
      self.question = question
      self.answered = answered
    }

    /// Returns whether the question to a view controller is the open question.
    func isOpen(for controller: UIViewController) -> Bool {
      question.controller === controller && OpenQuestion.open(for: controller) === question
    }

    /// Ends the need without an answer, and with it a question without other needs.
    func withdraw() { question.withdraw(self) }
  }

  /// The open questions, the oldest first.
  private static var all: [OpenQuestion] = []

  private weak var controller: UIViewController?
  /// The needs, the oldest first.
  private var needs: [Need] = []
  private var task: Task<Void, Never>?

  private init(_ controller: UIViewController, _ question: @escaping @MainActor () async -> Bool) {
    self.controller = controller
    task = Task { [weak self] in
      // A question that was withdrawn in the meantime is not asked.
      guard !Task.isCancelled else { return }
      let answer = await question()
      self?.end(with: answer)
    }
  }

  /// Returns whether a view controller is being asked.
  static func isOpen(for controller: UIViewController) -> Bool { open(for: controller) != nil }

  private static func open(for controller: UIViewController) -> OpenQuestion? {
    all.first { $0.controller === controller }
  }

  /// Asks a view controller, unless it is being asked already.
  ///
  /// - Parameters:
  ///   - controller: The view controller.
  ///   - question: A closure that asks and returns the answer.
  ///   - answered: A closure that is called once with the answer, unless the need is withdrawn before.
  static func ask(
    _ controller: UIViewController, _ question: @escaping @MainActor () async -> Bool,
    answered: @escaping (Bool) -> Void
  ) -> Need {
    let asked: OpenQuestion
    if let open = open(for: controller) {
      asked = open
    } else {
      asked = OpenQuestion(controller, question)
      all.append(asked)
    }
    let need = Need(asked, answered)
    asked.needs.append(need)
    return need
  }

  private func end(with answer: Bool) {
    // A request that is made from here on asks again.
    Self.all.removeAll { $0 === self }
    // Code of the app that is called with one answer can withdraw the other needs.
    while !needs.isEmpty { needs.removeFirst().answered(answer) }
  }

  private func withdraw(_ need: Need) {
    guard let index = needs.firstIndex(where: { $0 === need }) else { return }
    needs.remove(at: index)
    guard needs.isEmpty else { return }
    Self.all.removeAll { $0 === self }
    task?.cancel()
  }
}
