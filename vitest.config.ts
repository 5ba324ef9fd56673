import { defineConfig } from 'vitest/config';

/** Node and vitest are the only things these files may take for granted. */
const pure = ['engine', 'api/src', 'cli', 'fixtures'];
const web = ['player-web', 'admin-web'];

// Time limits only end what hangs: a machine with other work may need ten times as long as a quiet one.
// By speed: `unit` and `web` in seconds, `system` starts servers and long properties, `e2e` drives a browser.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          include: pure.map((folder) => `${folder}/**/*.spec.ts`),
        },
      },
      {
        extends: 'player-web/vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          environment: 'happy-dom',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: web.map((folder) => `${folder}/**/*.spec.{ts,tsx}`),
        },
      },
      {
        test: {
          name: 'system',
          include: ['test/**/*.spec.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As patient as the browser tests are with a page.
          expect: { poll: { timeout: 30_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
