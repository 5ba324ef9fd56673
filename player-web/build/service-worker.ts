import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { alone } from './alone.ts';

const WORKER = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url));

/** Writes `/service-worker.js`, which knows every file of the app by its hashed name. */
export function serviceWorker(): Plugin {
  return {
    name: 'skins:service-worker',
    apply: 'build',
    enforce: 'post',
    // Runs after every other plugin: the files that they add belong to the app as well.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .map((file) => `/${file}`)
          .toSorted();
        const hash = createHash('sha256').update(files.join('\n')).update(page.source).digest('hex');
        const values = { FILES: files, VERSION: hash.slice(0, 16) };
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await alone(WORKER, values) });
      },
    },
  };
}
