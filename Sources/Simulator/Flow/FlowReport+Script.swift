extension FlowReport {
  /// What makes the films move; without it the strips can still be looked at.
  static let script = """
    for (const film of document.querySelectorAll('.film')) {
      const reel = film.querySelector('.reel');
      if (!reel) continue;
      const frames = reel.dataset.frames.split(' ');
      const times = reel.dataset.times.split(' ').map(Number);
      const picture = reel.querySelector('.player use');
      const range = reel.querySelector('input');
      const clock = reel.querySelector('output');
      const button = reel.querySelector('.controls button');
      const cells = [...film.querySelectorAll('.strip button')];
      let request = 0;

      const show = (index) => {
        picture.setAttribute('href', '#' + frames[index]);
        range.value = index;
        clock.textContent = times[index].toFixed(2) + ' s';
        let current = cells[0];
        for (const cell of cells) if (Number(cell.dataset.frame) <= index) current = cell;
        for (const cell of cells) cell.classList.toggle('current', cell === current);
      };
      const stop = () => {
        cancelAnimationFrame(request);
        request = 0;
        button.textContent = '▶';
        button.setAttribute('aria-label', 'Play');
      };
      const play = () => {
        const first = Number(range.value) >= frames.length - 1 ? 0 : Number(range.value);
        const origin = performance.now() - times[first] * 1000;
        button.textContent = '❚❚';
        button.setAttribute('aria-label', 'Pause');
        const step = () => {
          const time = (performance.now() - origin) / 1000;
          let index = first;
          while (index < frames.length - 1 && times[index + 1] <= time) index += 1;
          show(index);
          if (index < frames.length - 1) request = requestAnimationFrame(step); else stop();
        };
        request = requestAnimationFrame(step);
      };
      button.addEventListener('click', () => request ? stop() : play());
      range.addEventListener('input', () => { stop(); show(Number(range.value)); });
      for (const cell of cells) cell.addEventListener('click', () => { stop(); show(Number(cell.dataset.frame)); });
      show(Number(range.value));
    }
    """
}
