extension LivePage {
  /// The script that records the input, and shows the test that repeats it.
  static let recordingScript = #"""
    /// A Boolean value that indicates whether this page has ended the recording, and therefore shows it.
    let isEnding = false;

    const showRecordingState = ({ rec, recorded }) => {
      press('record', rec);
      byID('record').title = rec ? 'Stop recording' : 'Record from here';
      byID('recorded').hidden = !recorded;
      if (!isEnding || rec || !recorded) return;
      isEnding = false;
      showRecording(recorded);
    };
    const showRecording = async (number) => {
      const place = `recordings/${number}/`;
      const [test, flow] = await Promise.all([fetch(place + 'test.swift'), fetch(place + 'flow.html')]);
      byID('script').replaceChildren(...highlighted(await test.text()));
      byID('flow').hidden = !flow.ok;
      byID('flow').href = place + 'flow.html';
      flow.body?.cancel();
      byID('copy').textContent = 'Copy Test';
      if (!byID('recording').open) byID('recording').showModal();
    };

    const tokens = /(\/\/.*)|("(?:[^"\\]|\\.)*")|\b(import|let|func|try|await|async|throws|for|in|true|false)\b|(@\w+)|(\b\d+(?:\.\d+)?\b)/g;
    const highlighted = (code) => {
      const parts = [];
      let end = 0;
      for (const match of code.matchAll(tokens)) {
        parts.push(code.slice(end, match.index), make('span', ['comment', 'string', 'keyword', 'keyword', 'number'][match.slice(1).findIndex(Boolean)], match[0]));
        end = match.index + match[0].length;
      }
      return [...parts, code.slice(end)];
    };

    tool('record', () => {
      isEnding = environment.rec;
      send({ type: 'record', isOn: !environment.rec });
      if (!isEnding) notice('Recording. Use the app, then stop with the same button.', 2600);
    });
    tool('recorded', () => showRecording(environment.recorded));
    byID('close-recording').addEventListener('click', () => byID('recording').close());
    byID('recording').addEventListener('click', (event) => { if (event.target === byID('recording')) byID('recording').close(); });
    byID('copy').addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(byID('script').textContent);
        byID('copy').textContent = 'Copied';
      } catch {
        // The page of another machine may not write to the clipboard. The user copies the selection instead.
        getSelection().selectAllChildren(byID('script'));
      }
    });
    """#
}
