import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.SABOT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/sabot/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // Browsers find the service worker at a fixed path.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  // In development, requests to the server are forwarded to a running table server.
  server: {
    proxy: {
      "^/(api|cards|locale)/": { target: SERVER },
      "/socket": { target: SERVER, ws: true },
    },
  },
  // Resolve the browser builds of packages in tests, not the server builds.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
  },
}));
