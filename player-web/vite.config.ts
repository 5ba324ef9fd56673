import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { bareImports } from './build/bare-imports.ts';
import { preloads } from './build/preloads.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = 'http://localhost:3000';

/** The frame around every page, with the list of slices, but without what slices load later. */
const around =
  'boundaries|dialog|Extras|LanguageList|LightList|lazy-with-retry|Menu|MenuItems|menus|modals|news|order|routes|slice|slices|with-texts';
const kit = 'Avatar|Button|Disclosure|ErrorNote|Gem|Icon|Shelf|Skeleton|toast';
const shell = new RegExp(
  `player-web/src/(slices/index|shell/(app/(${around})|session(?!/texts)|net|i18n/(index|format)|play/(results|other-tabs)|ui/(${kit})))\\b`,
);
/** One chunk for modules that most pages share, without dialogs, toasts, texts, and styles of the pages outside the app. */
const shared = /player-web\/src\/(?!shell\/ui\/(Dialog|Toast))(?!shell\/maintenance\/)(?!.*\/texts\/)/;

/** The pages outside the app have a style of their own, /page.css; Vite links the app's sheet in every page. */
const appStyleInAppOnly: Plugin = {
  name: 'skins:app-style-in-app-only',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path === '/index.html'
        ? html
        : html.replace(/\s*<link rel="stylesheet" crossorigin href="\/assets\/.*?>/, ''),
  },
};

export default defineConfig({
  base: '/',
  plugins: [react(), preloads(), bareImports(), serviceWorker(), appStyleInAppOnly],
  resolve: {
    dedupe: ['react', 'react-dom'],
    // React itself has this hook; the shim is for older versions.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    manifest: true,
    // One style sheet: a sheet for each chunk would add 1.5 kB of names to the first load.
    cssCodeSplit: false,
    // A browser without modulepreload loads chunks a little later. Chunks name no others: the names would add 2 kB to the
    // first load, and build/preloads.ts names those of the first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    target: ['chrome120', 'safari16.4', 'firefox121'],
    rolldownOptions: {
      input: ['index.html', 'siteMaintain.html', 'checkstand.html', 'login.html'],
      output: {
        // Longer hashes of 270 chunks would add half a kB to the first load.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // React rarely changes, so it stays in the browser's cache across releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // One request instead of twenty for what the shell needs before any page.
            { name: 'shell', test: shell, priority: 2 },
            // What fewer pages share stays with them: no page loads what only others need.
            { name: 'shared', test: shared, minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/art': server, '/ws': { target: server, ws: true } } },
});
