import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloads } from './build/preloads.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = 'http://localhost:3000';

/** What stands around every page; the list of slices comes with it, and nothing that the slices load by themselves. */
const around =
  'AccountMenu|boundaries|dialog|LanguageList|LightList|lazy-with-retry|Menu|MenuItems|menus|modals|news|order|routes|slice|slices|with-texts';
const kit = 'Avatar|Button|Disclosure|ErrorNote|Gem|Icon|Shelf|Skeleton|toast';
const shell = new RegExp(
  `player-web/src/(slices/index|shell/(app/(${around})|session(?!/texts)|net|i18n/(index|format)|play/(results|other-tabs)|ui/(${kit})))\\b`,
);
/** What pages share comes in one piece, too, but for what only dialogs and toasts need, for texts, and for the looks of the pages outside the app. */
const shared = /player-web\/src\/(?!shell\/ui\/(Dialog|Toast))(?!shell\/maintenance\/)(?!.*\/texts\/)/;

export default defineConfig({
  base: '/',
  plugins: [react(), preloads(), serviceWorker()],
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    manifest: true,
    // Where a browser does not know it, chunks come a little later.
    modulePreload: { polyfill: false },
    target: ['chrome120', 'safari16.4', 'firefox121'],
    rolldownOptions: {
      input: ['index.html', 'siteMaintain.html', 'checkstand.html', 'login.html'],
      output: {
        codeSplitting: {
          groups: [
            // What hardly changes between releases stays in the browser's cache by itself.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // What the shell needs before any page comes in one piece, not in twenty.
            { name: 'shell', test: shell, priority: 2 },
            { name: 'shared', test: shared, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/art': server, '/ws': { target: server, ws: true } } },
});
