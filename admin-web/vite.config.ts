import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['chrome120', 'safari16.4', 'firefox121'],
    // A chunk names only its style sheets: the names of its scripts would add 2 kB to the first load.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Modules that rarely change between releases stay cached separately; the login page needs only the first chunk.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
            // Libraries used only by some pages are bundled with those pages.
            {
              name: 'react-admin',
              test: /node_modules[\\/](?!d3-|internmap|uqr|papaparse|@simplewebauthn|@noble)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/admin/api': server, '/art': server } },
});
