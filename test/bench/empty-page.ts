// A nearly empty page with a choice, a button and a spin like a box's: the baseline cost of the browser and the
// machine. While its strip moves, a text changes ten times a second: a page without frames could not be measured.
export const EMPTY_PAGE = `<!doctype html>
<label><input type="radio" name="count" />1</label>
<button data-act="open">Open</button>
<section data-phase="idle"><div style="width: 200px; height: 100px; background: teal"></div></section>
<p>0</p>
<script>
  const [stage, strip, text] = ['section', 'div', 'p'].map((name) => document.querySelector(name));
  document.querySelector('button').onclick = ({ target }) => {
    target.textContent = 'Opening';
    setTimeout(() => {
      stage.dataset.phase = 'revealing';
      strip.animate([{ transform: 'none' }, { transform: 'translateX(400px)' }], 3350);
      const ticks = setInterval(() => { text.textContent = Number(text.textContent) + 1; }, 100);
      setTimeout(() => clearInterval(ticks), 3350);
    }, 100);
  };
</script>`;
