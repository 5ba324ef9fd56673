import type { Plugin } from 'vite';

/** Vite's wrapper around a one-name import; its preload list is empty. */
const WRAPPED =
  /[\w$]+\(async\(\)=>\{let\{([\w$]+):([\w$]+)\}=await import\((`[^`]+`)\);return\{\1:\2\}\},\[\]\)/g;

/** Leaves imports bare: the app preloads by itself, and the wrappers would add 1.4 kB to the first load. */
export function bareImports(): Plugin {
  return {
    name: 'skins:bare-imports',
    apply: 'build',
    enforce: 'post',
    // After Vite's own plugin has put in what it preloads.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let isMatched = false;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const bare = chunk.code.replaceAll(WRAPPED, 'import($3)');
          isMatched ||= bare !== chunk.code;
          chunk.code = bare;
        }
        if (!isMatched) this.error('no import has the wrapper that Vite writes: adapt WRAPPED to it');
      },
    },
  };
}
