import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir: 'dist', target: ['chrome120', 'safari16.4', 'firefox121'], chunkSizeWarningLimit: 1_200 },
  server: { proxy: { '/admin/api': server, '/art': server } },
});
