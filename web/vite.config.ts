import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Few files are smaller than many. */
const manualChunks = (id: string) => (/web\/src\//.test(id) ? "pages" : undefined);

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Components under test run as in a browser.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/smallwars/server/static",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: { output: { manualChunks } },
    cssCodeSplit: false, // one sheet is smaller than its parts
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    passWithNoTests: true,
  },
}));
