// Runs before the page is painted, so it stands by itself. The app goes on with src/session/light.ts, by the same rule.
{
  let choice = null;
  try {
    choice = localStorage.getItem('light');
  } catch {
    // A browser that stores nothing shows what its system wishes.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const night = choice === 'night' || (choice !== 'day' && dark);
  document.documentElement.dataset.light = night ? 'night' : 'day';
  // Pages that begin with the dark stage begin dark.
  if (/^\/(?:$|case\/\w+\/|freeSKins\/|page\/upgrade$|page\/roll\/)/.test(location.pathname))
    document.documentElement.dataset.ground = 'stage';
}

// Nothing has a shape without the style sheet: a lost one is requested once more.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || target.dataset.again === 'yes')
      return;
    const again = target.cloneNode();
    again.dataset.again = 'yes';
    target.replaceWith(again);
  },
  true,
);
