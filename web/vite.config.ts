import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.SABOT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: "../src/sabot/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  // What the page needs besides itself comes from a table server, also while the page is being worked on.
  server: {
    proxy: {
      "^/(api|cards|locale)/": { target: SERVER },
      "/socket": { target: SERVER, ws: true },
    },
  },
  // Tests run what browsers run, not what a server would.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
  },
}));
