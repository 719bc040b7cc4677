import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/pasch/web',
    emptyOutDir: true,
    // The content security policy allows no data: scripts, and small pictures are better cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/games': server,
      '/ws': { target: server, ws: true },
    },
  },
});
