import DisplayScene
import Foundation
import LiveLink

/// A session that builds an app after each edit, and replaces the running version with the new one.
///
/// All steps are performed in one loop, one after the other:
///
/// ```text
///   an edit ─► build ─┬─ fails ────► the running version shows the errors
///                     └─ succeeds ─► the new version starts, and waits
///                                    the running version reports its state, and ends
///                                    the new version receives the state, and launches at the same address
/// ```
struct LiveSession {
  /// The build of the app.
  let build: PackageBuild
  /// The arguments of the app.
  let arguments: [String]
  /// The files and folders that are watched.
  let sources: [URL]

  /// The interval between two checks of the files, in milliseconds.
  private static let interval = 100
  /// The time in which the files must not change before a build, in milliseconds. Some editors write a file in two steps.
  private static let settlingTime = 20

  private var folder: URL?
  private var app: AppProcess?
  /// The page of the app, which is the same for all versions.
  private var page: LiveReport.Page?
  private var states = StateHistory()
  private var product: SourceSnapshot?
  private var times = EditTimes()

  /// Creates a session.
  init(build: PackageBuild, arguments: [String], sources: [URL]) {
    self.build = build
    self.arguments = arguments
    self.sources = sources
  }

  /// Runs until the user ends the process.
  mutating func run() throws(Subprocess.Failure) -> Never {
    var known = SourceSnapshot(of: sources)
    Console.print("Building \(build.product)…")
    try buildAndReplace()
    while true {
      handleReports(within: Self.interval)
      let now = SourceSnapshot(of: sources)
      guard now != known else { continue }
      let settled = settled(now)
      report(settled.changes(since: known))
      // Edits during the build are found after it.
      known = settled
      try buildAndReplace()
    }
  }

  private func settled(_ snapshot: SourceSnapshot) -> SourceSnapshot {
    var last = snapshot
    while true {
      // The process is idle until the next check of the files.
      usleep(UInt32(Self.settlingTime * 1000))
      let next = SourceSnapshot(of: sources)
      guard next != last else { return next }
      last = next
    }
  }

  // MARK: - Building

  private mutating func buildAndReplace() throws(Subprocess.Failure) {
    app?.send(.build(SceneBuild(isRunning: true, problems: times.problems)))
    let outcome = try build.run()
    times.problems = outcome.problems
    guard outcome.isSuccessful else { return show(outcome) }
    if folder == nil { folder = try build.folder() }
    guard let folder else { return Console.print("SwiftPM does not name the folder of its products.") }
    let product = PackageBuild.snapshot(of: build.product, in: folder)
    Console.print("Built in \(EditTimes.text(outcome.seconds)).")
    guard app == nil || product != self.product else {
      Console.print("\(build.product) has not changed.")
      app?.send(.build(SceneBuild()))
      return
    }
    self.product = product
    times.buildEnded()
    try replace(in: folder)
  }

  private func show(_ outcome: PackageBuild.Outcome) {
    Console.print("The build failed after \(EditTimes.text(outcome.seconds)).")
    for problem in outcome.problems {
      let place = problem.file.map { file in problem.line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
      Console.print("  \(place)\(problem.message)")
    }
    guard outcome.problems.isEmpty else {
      app?.send(.build(SceneBuild(problems: outcome.problems)))
      return
    }
    // The errors are not of a known form: the whole output is shown.
    Console.print(outcome.log)
    app?.send(.build(SceneBuild(problems: [.init(message: "The build failed. Its output is in the terminal.")])))
  }

  // MARK: - Replacing the App

  private mutating func replace(in folder: URL) throws(Subprocess.Failure) {
    let next = try AppProcess([folder.appendingPathComponent(build.product).path] + arguments)
    let state = app?.handOver()
    if app != nil, state == nil { Console.print("The previous version ended without a new state.") }
    launch(next, states.next(after: state))
  }

  private mutating func launch(_ next: AppProcess, _ state: Data?) {
    next.send(.launch(LiveRequest.Place(page: page, state: state)))
    app = next
  }

  // MARK: - The Running App

  /// Handles the reports of the app during a time.
  private mutating func handleReports(within milliseconds: Int) {
    guard var app else {
      // Without an app, there are no reports. The next event is an edit, for which the files are checked.
      usleep(UInt32(milliseconds * 1000))
      return
    }
    let result = app.report(within: milliseconds)
    self.app = app
    switch result {
    case .nothing: break
    case .message(let report): handle(report)
    case .end: appDidEnd(app)
    }
  }

  private mutating func handle(_ report: LiveReport) {
    switch report {
    case .isLive(let page):
      states.didLaunch()
      if page != self.page { Console.print("\(build.product) is live at \(page.address)") }
      self.page = page
      times.appIsLive()
    case .isShown: times.appIsShown()
    case .state: break
    }
  }

  private mutating func appDidEnd(_ app: AppProcess) {
    let status = app.end()
    self.app = nil
    Console.print("\(build.product) ended \(status).")
    guard states.didEnd(), let folder else {
      Console.print("It starts again after the next edit.")
      return
    }
    Console.print("It starts again without the state of the previous version.")
    do {
      launch(try AppProcess([folder.appendingPathComponent(build.product).path] + arguments), nil)
    } catch {
      Console.print("\(error)")
    }
  }

  private mutating func report(_ changes: [String]) {
    times = EditTimes(of: changes, problems: times.problems)
    let names = changes.map {
      $0.hasPrefix(build.package.path + "/") ? String($0.dropFirst(build.package.path.count + 1)) : $0
    }
    Console.print(
      "Changed: \(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? " and \(names.count - 3) more" : "")")
  }
}
