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
///
/// The build and the watch over the files are values that the session is created with. A test provides others, and
/// performs the steps itself.
struct LiveSession {
  /// The page of the app, which is the same for all versions, or `nil` before the first version is live.
  private(set) var page: LiveReport.Page?

  /// The interval between two checks of the files, in milliseconds.
  private static let interval = 100

  private let arguments: [String]
  private var build: any AppBuild
  private var watch: SourceWatch
  private var program: AppProgram?
  private var app: AppProcess?
  private var states = StateHistory()
  private var times = EditTimes()

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - build: The build of the app.
  ///   - arguments: The arguments of the app.
  ///   - watch: The watch over the sources of the app.
  init(build: any AppBuild, arguments: [String], watch: SourceWatch) {
    self.build = build
    self.arguments = arguments
    self.watch = watch
  }

  /// Runs until the user ends the process.
  mutating func run() throws(Subprocess.Failure) -> Never {
    try start()
    while true { try step() }
  }

  /// Builds and starts the first version.
  mutating func start() throws(Subprocess.Failure) {
    Console.print("Building \(build.product)…")
    try buildAndReplace()
  }

  /// Handles the reports of the app during an interval, and then an edit, if there was one.
  mutating func step() throws(Subprocess.Failure) {
    handleReports(within: Self.interval)
    // Edits during a build are found after it.
    let paths = watch.edits()
    guard !paths.isEmpty else { return }
    report(paths)
    try buildAndReplace()
  }

  /// Ends the running version.
  mutating func stop() {
    _ = app?.handOver()
    app = nil
  }

  // MARK: - Building

  private mutating func buildAndReplace() throws(Subprocess.Failure) {
    app?.send(.build(SceneBuild(isRunning: true, problems: times.problems)))
    let outcome = try build.run()
    times.problems = outcome.problems
    guard outcome.isSuccessful else { return show(outcome) }
    guard let program = try build.program() else {
      return Console.print("SwiftPM does not name the folder of its products.")
    }
    Console.print("Built in \(EditTimes.text(outcome.seconds)).")
    guard app == nil || program != self.program else {
      Console.print("\(build.product) has not changed.")
      app?.send(.build(SceneBuild()))
      return
    }
    self.program = program
    times.buildEnded()
    try replace(with: program)
  }

  private func show(_ outcome: BuildOutcome) {
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

  private mutating func replace(with program: AppProgram) throws(Subprocess.Failure) {
    let next = try AppProcess(program.command + arguments)
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
      return watch.wait(milliseconds)
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
    guard states.didEnd(), let program else {
      Console.print("It starts again after the next edit.")
      return
    }
    Console.print("It starts again without the state of the previous version.")
    do {
      launch(try AppProcess(program.command + arguments), nil)
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
