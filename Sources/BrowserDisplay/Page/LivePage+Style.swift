import DisplayScene

extension LivePage {
  /// The style sheet, with a light and a dark appearance.
  package static let style = pageStyle + deviceStyle + inspectorStyle + graphStyle + recordingStyle

  private static let pageStyle = """
    :root {
      --paper: #f2f2f5; --sheet: #ffffff; --glow: #ffffff; --card: rgba(255, 255, 255, 0.82); --ink: #1d1d1f; --soft: #6e6e73; --line: rgba(0, 0, 0, 0.09);
      --fill: rgba(0, 0, 0, 0.055); --accent: #5856d6; --good: #1a9f45; --wait: #d98613; --bad: #d3352b; --lift: rgba(20, 20, 45, 0.24);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0d0d10; --sheet: #1e1e23; --glow: #24242c; --card: rgba(30, 30, 35, 0.82); --ink: #f5f5f7; --soft: #9d9da6; --line: rgba(255, 255, 255, 0.11);
        --fill: rgba(255, 255, 255, 0.08); --accent: #8f8dff; --good: #45d074; --wait: #f5b04a; --bad: #ff6f66; --lift: rgba(0, 0, 0, 0.6);
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; display: grid; grid-template: auto 1fr / 1fr auto; overflow: hidden; color: var(--ink);
      background: radial-gradient(ellipse 70% 60% at 50% 42%, var(--glow), var(--paper)); background-color: var(--paper);
      font: 13px/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      -webkit-font-smoothing: antialiased; font-variant-numeric: tabular-nums;
    }
    button { font: inherit; color: inherit; border: 0; background: none; padding: 0; cursor: pointer; }
    .bar {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px; padding: 12px 18px;
    }
    .title { display: flex; align-items: center; gap: 11px; min-width: 150px; }
    .title strong { display: block; font-size: 14px; font-weight: 620; letter-spacing: -0.01em; line-height: 1.25; }
    .title span:not(.dot) { color: var(--soft); font-size: 12px; }
    .dot { width: 8px; height: 8px; border-radius: 4px; background: var(--wait); transition: background 0.3s; }
    .dot.live { background: var(--good); box-shadow: 0 0 0 4px color-mix(in srgb, var(--good) 16%, transparent); }
    .dot.lost { background: var(--bad); }
    .tools { display: flex; flex-wrap: wrap; gap: 8px; }
    .group {
      display: flex; gap: 2px; padding: 3px; border-radius: 13px; background: var(--card); box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgba(0, 0, 0, 0.04);
      backdrop-filter: blur(20px);
    }
    .group button {
      width: 34px; height: 30px; border-radius: 10px; display: grid; place-items: center; color: var(--ink); transition: background 0.15s, color 0.15s;
    }
    .group button:hover { background: var(--fill); }
    .group button:active { transform: scale(0.94); }
    .group button:disabled { opacity: 0.3; pointer-events: none; }
    .group button[aria-pressed="true"] { background: var(--accent); color: #fff; }
    .group button:focus-visible, .inspector button:focus-visible, .home button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .group svg { width: 19px; height: 19px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
    .letter { font-weight: 560; font-size: 17px; }
    .letter.small { font-size: 12px; }

    """

  private static let deviceStyle = """
    .stage { position: relative; display: grid; place-items: center; min-width: 0; min-height: 0; overflow: hidden; touch-action: none; user-select: none; -webkit-user-select: none; }
    .device { position: relative; transition: opacity 0.25s; }
    .device.empty { opacity: 0; }
    .body { position: absolute; left: 0; top: 0; transform-origin: 0 0; filter: drop-shadow(0 28px 44px var(--lift)) drop-shadow(0 3px 8px rgba(0, 0, 0, 0.14)); }
    .bezel, .screen, .overlay, .marks, .layers { position: absolute; left: 0; top: 0; }
    .bezel svg, .overlay svg { display: block; }
    .overlay, .marks { pointer-events: none; }
    .screen { overflow: clip; background: #000; isolation: isolate; cursor: default; }
    .layer, .inner, .edge, .drawing, .pixels, .mask { position: absolute; left: 0; top: 0; }
    .edge { pointer-events: none; box-sizing: border-box; inset: 0; }
    .inner { width: 100%; height: 100%; }
    .drawing {
      width: 1px; height: 1px; overflow: visible; pointer-events: none;
      font-family: \(SVGFont.names(of: .system)); font-kerning: none; font-variant-numeric: normal;
    }
    .drawing text { white-space: pre; }
    .filters { position: absolute; width: 0; height: 0; }
    .backdrop { position: absolute; left: 0; top: 0; pointer-events: none; }
    .drawing .sans { font-family: \(SVGFont.names(of: .sans)); }
    .drawing .monospaced { font-family: \(SVGFont.names(of: .monospaced)); }
    .drawing .systemMonospaced { font-family: \(SVGFont.names(of: .systemMonospaced)); }
    .drawing .systemRounded { font-family: \(SVGFont.names(of: .systemRounded)); }
    .drawing .systemSerif { font-family: \(SVGFont.names(of: .systemSerif)); }
    .touch {
      position: absolute; width: 34px; height: 34px; margin: -17px; border-radius: 17px; background: rgba(140, 140, 155, 0.42);
      box-shadow: 0 0 0 1px rgba(255, 255, 255, 0.55), 0 1px 5px rgba(0, 0, 0, 0.3);
    }
    .outline { position: absolute; left: 0; top: 0; transform-origin: 0 0; background: rgba(88, 86, 214, 0.16); box-shadow: inset 0 0 0 1.5px #5856d6; border-radius: 2px; }
    .notice {
      position: absolute; bottom: 26px; margin: 0; padding: 9px 16px; border-radius: 999px; background: var(--card); box-shadow: 0 0 0 1px var(--line), 0 8px 24px rgba(0, 0, 0, 0.14);
      backdrop-filter: blur(20px); transition: opacity 0.25s, transform 0.25s; max-width: 90%;
    }
    .notice:empty { opacity: 0; transform: translateY(8px); pointer-events: none; }
    .problems {
      position: absolute; left: 50%; top: 24px; translate: -50% 0; width: min(640px, 92%); max-height: 62%; display: flex; flex-direction: column; padding: 12px 0 14px;
      border-radius: 16px; background: var(--card); box-shadow: 0 0 0 1px var(--bad), 0 12px 34px var(--lift); backdrop-filter: blur(20px);
      user-select: text; -webkit-user-select: text; touch-action: auto; z-index: 1;
    }
    .problems h2 { margin: 0 16px 8px; font-size: 13px; font-weight: 620; color: var(--bad); display: flex; justify-content: space-between; gap: 16px; }
    .problems h2 button { color: var(--accent); font-weight: 500; }
    .problems ol { list-style: none; margin: 0; padding: 0 16px; display: grid; gap: 9px; overflow: auto; min-height: 0; scrollbar-width: thin; }
    .problems code { display: block; color: var(--soft); font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .home {
      position: absolute; inset: 0; display: grid; place-items: center;
      background: radial-gradient(circle at 22% 12%, #8ec5ff, transparent 55%), radial-gradient(circle at 85% 30%, #b79cff, transparent 55%), linear-gradient(#3b5bdb, #151a3d);
    }
    .home button { display: grid; justify-items: center; gap: 7px; color: #fff; }
    .home span {
      width: 64px; height: 64px; border-radius: 15px; display: grid; place-items: center; font-size: 32px; font-weight: 620; color: #2f3bb0;
      background: linear-gradient(#fff, #dfe4ff); box-shadow: 0 4px 14px rgba(0, 0, 0, 0.25);
    }
    .home em { font-style: normal; font-size: 12px; }

    """

  private static let inspectorStyle = """
    .inspector { width: min(400px, 44vw); padding: 0 18px 18px 0; display: flex; flex-direction: column; gap: 12px; min-height: 0; }
    .tree { flex: 1 1 150px; }
    .graph { flex: 0 1 auto; max-height: 26%; }
    .log { flex: 1.25 1 170px; }
    .view { flex: 0 1 auto; min-height: 120px; max-height: 42%; }
    .card { background: var(--card); border-radius: 16px; box-shadow: 0 0 0 1px var(--line); display: flex; flex-direction: column; min-height: 0; overflow: hidden; backdrop-filter: blur(20px); }
    .card h2 { display: flex; align-items: center; gap: 8px; margin: 0; padding: 11px 14px 8px; font-size: 12px; font-weight: 620; }
    .card .hint { color: var(--soft); font-weight: 400; }
    .card ol { list-style: none; margin: 0; padding: 0 6px 8px; overflow: auto; flex: 1; min-height: 0; scrollbar-width: thin; }
    .tree li { display: flex; align-items: center; gap: 7px; padding: 3px 8px; border-radius: 7px; white-space: nowrap; cursor: default; }
    .tree li:hover, .view li:hover { background: var(--fill); }
    .tree .name { overflow: hidden; text-overflow: ellipsis; }
    .tree .role { color: var(--soft); font-size: 11.5px; }
    .state { margin-left: auto; font-size: 11px; padding: 1px 8px; border-radius: 999px; background: var(--fill); color: var(--soft); }
    .state.appeared { color: var(--good); background: color-mix(in srgb, var(--good) 14%, transparent); }
    .state.appearing, .state.disappearing { color: var(--wait); background: color-mix(in srgb, var(--wait) 16%, transparent); }
    .log h2 input { margin-left: auto; width: 110px; font: inherit; font-weight: 400; padding: 3px 9px; border: 0; border-radius: 8px; background: var(--fill); color: inherit; outline-color: var(--accent); }
    .log h2 button { color: var(--accent); font-weight: 500; padding: 2px 4px; }
    .log li { display: grid; grid-template-columns: 52px 1fr; gap: 0 8px; padding: 2px 8px; border-radius: 6px; font-size: 12px; }
    .log time { color: var(--soft); text-align: right; font-size: 11px; line-height: 1.55; }
    .log b { font-weight: 560; }
    .log span { overflow-wrap: anywhere; }
    .log i { font-style: normal; color: var(--soft); }
    .log .request i { color: var(--accent); }
    .log .problem i { color: var(--bad); }
    .view > div { padding: 0 14px 13px; overflow: auto; min-height: 0; }
    .view .empty { margin: 0; color: var(--soft); }
    .view h3 { margin: 0 0 6px; font-size: 14px; font-weight: 620; }
    .view h3 small { font-weight: 400; color: var(--soft); font-size: 11.5px; }
    .view dl { display: grid; grid-template-columns: 86px 1fr; gap: 2px 10px; margin: 0; }
    .view dt { color: var(--soft); }
    .view dd { margin: 0; overflow-wrap: anywhere; }
    .view h4 { grid-column: 1 / -1; margin: 8px 0 1px; font-size: 11px; font-weight: 620; }
    .view ul { grid-column: 1 / -1; margin: 0; padding: 0; list-style: none; }
    .view ul li { padding: 1px 6px; margin: 0 -6px; border-radius: 5px; font: 11.5px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }
    .swatch { display: inline-block; width: 11px; height: 11px; border-radius: 3px; box-shadow: 0 0 0 1px var(--line); vertical-align: -1px; margin-right: 5px; }
    @media (max-width: 760px) {
      body { grid-template: auto 1fr auto / 1fr; }
      .inspector { width: auto; grid-column: 1; padding: 0 12px 12px; height: 45vh; }
      .view, .graph { display: none; }
      .bar { padding: 8px 12px; justify-content: center; }
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }

    """
}
