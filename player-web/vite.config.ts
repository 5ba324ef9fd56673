import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['chrome120', 'safari16.4', 'firefox121'],
  },
  server: { proxy: { '/api': server, '/art': server } },
});
