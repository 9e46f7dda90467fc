extension LivePage {
  /// The style of the states in the inspector.
  static let graphStyle = """
    .graph > div { padding: 0 14px 12px; overflow: auto; scrollbar-width: thin; }
    .journey { display: grid; grid-template-columns: minmax(0, max-content) 116px; }
    .journey + .journey { margin-top: 10px; }
    .journey h3 { grid-column: 1 / -1; margin: 0 0 2px; font-size: 12px; font-weight: 400; color: var(--soft); }
    .card.graph ol { padding: 0; overflow: visible; display: flex; flex-direction: column; align-items: flex-end; }
    .journey li {
      height: 24px; margin: 3px 0; padding: 0 11px; border-radius: 12px; line-height: 24px; font-size: 12px; background: var(--fill);
      max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; transition: background 0.2s, color 0.2s;
    }
    .journey li.current { background: var(--accent); color: #fff; }
    .arc path { fill: none; stroke: var(--soft); stroke-width: 1.3; opacity: 0.75; }
    .arc .head { fill: var(--soft); stroke: none; }
    .arc text { fill: var(--soft); font-size: 10.5px; stroke: var(--sheet); stroke-width: 3px; paint-order: stroke; }

    """

  /// The style of the recording.
  static let recordingStyle = """
    .light { fill: var(--bad); }
    .group #record[aria-pressed="true"] { background: var(--bad); color: #fff; }
    .group #record[aria-pressed="true"] .light { fill: #fff; animation: light 1.2s ease-in-out infinite alternate; }
    @keyframes light { to { opacity: 0.35; } }
    .sheet {
      width: min(780px, 92vw); max-height: 82vh; padding: 0; border: 0; border-radius: 20px; color: var(--ink); background: var(--sheet);
      box-shadow: 0 0 0 1px var(--line), 0 30px 80px rgba(0, 0, 0, 0.4); flex-direction: column; overflow: hidden;
    }
    .sheet[open] { display: flex; }
    .sheet::backdrop { background: rgba(10, 10, 20, 0.36); backdrop-filter: blur(3px); }
    .sheet header { display: flex; align-items: flex-start; justify-content: space-between; gap: 16px; padding: 18px 20px 12px; }
    .sheet h2 { margin: 0; font-size: 16px; font-weight: 640; letter-spacing: -0.01em; }
    .sheet p { margin: 2px 0 0; color: var(--soft); }
    .sheet header button { width: 28px; height: 28px; border-radius: 14px; background: var(--fill); display: grid; place-items: center; flex: none; }
    .sheet header svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
    .sheet pre {
      margin: 0; padding: 14px 20px; overflow: auto; flex: 1; min-height: 120px; background: var(--fill); outline: none; tab-size: 2; user-select: text;
      font: 12.5px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
    }
    .sheet .comment { color: var(--soft); }
    .sheet .string { color: var(--bad); }
    .sheet .keyword { color: var(--accent); font-weight: 560; }
    .sheet .number { color: var(--good); }
    .sheet footer { display: flex; justify-content: flex-end; gap: 10px; padding: 14px 20px; }
    .action { padding: 7px 16px; border-radius: 11px; background: var(--fill); color: var(--ink); font-weight: 560; text-decoration: none; }
    .action.main { background: var(--accent); color: #fff; }
    .action:hover { filter: brightness(1.06); }
    .action:focus-visible, .sheet header button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    """
}
