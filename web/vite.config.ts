import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:8000';

const outDir = '../src/pasch/web';

/** Compress once, when the app is built, instead of for every visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const plain = readFileSync(join(outDir, name));
        writeFileSync(join(outDir, `${name}.gz`), gzipSync(plain, { level: 9 }));
        writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(plain));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir,
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
