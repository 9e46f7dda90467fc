import Foundation
import TestSupport
import UIKit

/// Damaged files of storyboards and nibs: each is refused with a description of where and why, or its objects load.
@MainActor
struct StoryboardTrial: HostileTrial {
  private let storyboards = HostileFiles.storyboards.map { StoryboardMutator(String(decoding: $0, as: UTF8.self)) }
  private let nibs = HostileFiles.nibs.map { StoryboardMutator(String(decoding: $0, as: UTF8.self)) }

  func input(_ seed: UInt64) -> Data {
    var random = SplitMix64(seed: seed)
    if seed % 32 == 31 {
      return Data(Array(HostileFiles.head.utf8) + ByteNoise.make(of: HostileFiles.tokens, &random))
    }
    let files = isNib(seed) ? nibs : storyboards
    return files[Int.random(in: files.indices, using: &random)].mutated(by: &random)
  }

  func play(_ seed: UInt64) -> HostileVerdict {
    let data = input(seed)
    do throws(_RuntimeInterfaceError) {
      if isNib(seed) { try loadNib(data) } else { try loadStoryboard(data, deeply: seed % 64 == 0) }
      return HostileVerdict("accepted")
    } catch {
      let isPrecise = error.file == HostileFiles.name && !error.problem.isEmpty
      let place = error.line == nil ? "the file" : error.element == nil ? "a line" : "an element"
      return HostileVerdict("refused: \(place)", isPrecise ? [] : ["refused without a word: \(error)"])
    }
  }

  /// What is wrong with the files before they are damaged.
  func problems() -> [String] {
    var problems: [String] = []
    for file in HostileFiles.storyboards {
      do { try loadStoryboard(file, deeply: true) } catch { problems.append("\(error)") }
    }
    for file in HostileFiles.nibs {
      do { try loadNib(file) } catch { problems.append("\(error)") }
    }
    return problems
  }

  private func isNib(_ seed: UInt64) -> Bool { seed % 5 == 4 }

  private func loadNib(_ data: Data) throws(_RuntimeInterfaceError) {
    try UINib._runtimeValidate(data, named: HostileFiles.name)
    // Without an owner: what it connects is known only when it is there, and the process ends if that does not fit.
    UINib(data: data, bundle: nil).instantiate(withOwner: nil)
  }

  /// Loads what a file begins with, or everything that it describes.
  private func loadStoryboard(_ data: Data, deeply: Bool) throws(_RuntimeInterfaceError) {
    let board = try UIStoryboard(data, file: HostileFiles.name)
    guard deeply else {
      let first = board.instantiateInitialViewController() ?? board.controllerIDs.first.flatMap(make(in: board))
      for controller in first.map(contents) ?? [] { controller.loadViewIfNeeded() }
      return
    }
    for id in board.controllerIDs {
      guard let controller = try board.makeController(id: id), let view = controller.view else { continue }
      for table in view.subviews.compactMap({ $0 as? UITableView }) {
        _ = table.dequeueReusableCell(withIdentifier: "R")
      }
      view.layoutIfNeeded()
    }
  }

  private func make(in board: UIStoryboard) -> (String) -> UIViewController? {
    { id in try? board.makeController(id: id) }
  }

  /// The controllers whose views stand in the file.
  private func contents(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: [controller]
    }
  }
}
