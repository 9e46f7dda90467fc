extension LivePage {
  /// The controls of the device.
  static let toolbar = #"""
    <header class="bar" role="toolbar" aria-label="Device">
      <div class="title">
        <span class="dot" id="dot"></span>
        <div><strong id="app"></strong><span id="device"></span></div>
      </div>
      <div class="tools">
        <div class="group">
          <button id="rotate-left" title="Rotate left">\#(icon("rotate-left"))</button>
          <button id="rotate-right" title="Rotate right">\#(icon("rotate-right"))</button>
          <button id="home" title="Go to the home screen, or return to the app">\#(icon("home"))</button>
        </div>
        <div class="group">
          <button id="dark" title="Dark appearance" aria-pressed="false">\#(icon("dark"))</button>
          <button id="smaller" class="letter small" title="Smaller text">A</button>
          <button id="larger" class="letter" title="Larger text">A</button>
          <button id="direction" title="Right to left" aria-pressed="false">\#(icon("direction"))</button>
        </div>
        <div class="group">
          <button id="motion" title="Reduce Motion" aria-pressed="false">\#(icon("motion"))</button>
          <button id="slow" title="Slow animations" aria-pressed="false">\#(icon("slow"))</button>
          <button id="memory" title="Memory warning">\#(icon("memory"))</button>
        </div>
        <div class="group" id="scenes" hidden>
          <button id="next-scene" title="Next window">\#(icon("windows"))</button>
          <button id="open-scene" title="New window">\#(icon("plus"))</button>
        </div>
        <div class="group">
          <button id="record" title="Record from here" aria-pressed="false">\#(icon("record"))</button>
          <button id="recorded" title="Show the last recording" hidden>\#(icon("script"))</button>
        </div>
        <div class="group">
          <button id="picture" title="Save a picture of the screen">\#(icon("picture"))</button>
          <button id="inspect" title="Inspector" aria-pressed="false">\#(icon("inspector"))</button>
        </div>
      </div>
    </header>
    """#

  /// The device with its screen.
  static let stage = #"""
    <main class="stage" id="stage">
      <div class="device" id="place">
        <div class="body" id="body">
          <div class="bezel" id="bezel"></div>
          <div class="screen" id="screen">
            <div class="layers" id="layers"></div>
            <div class="home" id="springboard" hidden>
              <button id="icon"><span id="initial"></span><em id="icon-name"></em></button>
            </div>
            <div class="overlay" id="overlay"></div>
            <div class="marks" id="marks"></div>
          </div>
        </div>
      </div>
      <section class="problems" id="problems" role="alert" hidden>
        <h2>The build failed. This is the previous version. <button id="hide-problems">Hide</button></h2>
        <ol id="problem-list"></ol>
      </section>
      <p class="notice" id="notice" role="status">Connecting…</p>
    </main>
    """#

  /// The panel beside the device.
  static let inspector = #"""
    <aside class="inspector" id="inspector" aria-label="Inspector" hidden>
      <section class="card tree">
        <h2>View Controllers</h2>
        <ol id="controllers"></ol>
      </section>
      <section class="card graph" id="states" hidden>
        <h2>States</h2>
        <div id="graphs"></div>
      </section>
      <section class="card log">
        <h2>Events <input id="filter" type="search" placeholder="Filter" aria-label="Filter the events"><button id="clear">Clear</button></h2>
        <ol id="log"></ol>
      </section>
      <section class="card view">
        <h2>View <span class="hint">under the pointer</span></h2>
        <div id="view"><p class="empty">Move the pointer over the screen.</p></div>
      </section>
    </aside>
    """#

  /// The result of a recording.
  static let recording = #"""
    <dialog class="sheet" id="recording" aria-labelledby="recording-title">
      <header>
        <div><h2 id="recording-title">Recording</h2><p>A test that repeats what you did, to paste into a test target.</p></div>
        <button id="close-recording" title="Close" aria-label="Close">\#(icon("close"))</button>
      </header>
      <pre id="script" tabindex="0" aria-label="Test"></pre>
      <footer>
        <a id="flow" class="action" target="_blank" rel="noopener" hidden>Open Flow Report</a>
        <button id="copy" class="action main">Copy Test</button>
      </footer>
    </dialog>
    """#

  private static func icon(_ name: String) -> String {
    let drawing = icons[name] ?? ""
    return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(drawing)</svg>"
  }

  /// The icons, which are drawings of 24 by 24 points, stroked in the color of the text.
  private static let icons = [
    "rotate-left": #"<path d="M4 9.5V5m0 4.5h4.5M4.4 9.3A8 8 0 1 1 4 13.5"/>"#,
    "rotate-right": #"<path d="M20 9.5V5m0 4.5h-4.5M19.6 9.3A8 8 0 1 0 20 13.5"/>"#,
    "home": #"<path d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9"/>"#,
    "dark":
      #"<circle cx="12" cy="12" r="7.5"/><path d="M12 4.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" stroke="none"/>"#,
    "direction": #"<path d="M20 7.5H4m0 0L7.5 4M4 7.5 7.5 11M20 16.5h-9M20 12h-5"/>"#,
    "motion":
      #"<circle cx="15" cy="12" r="5.5"/><path d="M3 8.5h4.5M2 12h4M3 15.5h4.5" stroke-dasharray="2 2"/>"#,
    "slow": #"<circle cx="12" cy="13" r="7.5"/><path d="M12 13V8.5M9.5 3h5M12 13l3 2"/>"#,
    "memory":
      #"<rect x="6" y="6" width="12" height="12" rx="2.5"/><path d="M9.5 3v3m5-3v3m-5 12v3m5-3v3M3 9.5h3m-3 5h3m12-5h3m-3 5h3"/>"#,
    "windows": #"<rect x="3.5" y="7.5" width="12" height="12" rx="2.5"/><path d="M8.5 4.5h9a3 3 0 0 1 3 3v9"/>"#,
    "plus": #"<path d="M12 5v14M5 12h14"/>"#,
    "picture":
      #"<rect x="3.5" y="6.5" width="17" height="12.5" rx="3"/><circle cx="12" cy="12.7" r="3.2"/><path d="M9 6.5 10.3 4h3.4L15 6.5"/>"#,
    "record": #"<circle cx="12" cy="12" r="8"/><circle class="light" cx="12" cy="12" r="4.2" stroke="none"/>"#,
    "script": #"<path d="M9 8.5 5.5 12 9 15.5M15 8.5l3.5 3.5-3.5 3.5"/>"#,
    "close": #"<path d="m7 7 10 10M17 7 7 17"/>"#,
    "inspector": #"<rect x="3.5" y="5" width="17" height="14" rx="3"/><path d="M14.5 5v14"/>"#,
  ]
}
