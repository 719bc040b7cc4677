import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
  resolve: { conditions: ['browser'] },
  // some ask Python, which may take its time on a busy machine
  test: { testTimeout: 60_000, environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false },
});
