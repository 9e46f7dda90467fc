extension FlowReport {
  /// The script that draws the images and plays the films.
  static let script = """
    const archive = document.getElementById('archive').content;
    // A complete image; in the archive, shared parts are stored once.
    const picture = (name) => {
      const group = archive.getElementById(name).cloneNode(true);
      group.removeAttribute('id');
      for (const use of group.querySelectorAll('use')) use.replaceWith(picture(use.getAttribute('href').slice(1)));
      return group;
    };
    const draw = (screen) => screen.replaceChildren(picture(screen.dataset.picture));
    // A screen is drawn while it is near the window: drawing all of them overloads the browser.
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? draw(target) : target.replaceChildren();
    }, { rootMargin: '100% 0px' });
    const screens = document.querySelectorAll('.screen');
    for (const screen of screens) observer.observe(screen);
    addEventListener('beforeprint', () => screens.forEach(draw));

    for (const film of document.querySelectorAll('.film')) {
      const reel = film.querySelector('.reel');
      if (!reel) continue;
      const frames = reel.dataset.frames.split(' ');
      const times = reel.dataset.times.split(' ').map(Number);
      const screen = reel.querySelector('.player .screen');
      const range = reel.querySelector('input');
      const clock = reel.querySelector('output');
      const button = reel.querySelector('.controls button');
      const cells = [...film.querySelectorAll('.strip button')];
      let request = 0;

      const show = (index) => {
        screen.dataset.picture = frames[index];
        if (screen.hasChildNodes()) draw(screen);
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
