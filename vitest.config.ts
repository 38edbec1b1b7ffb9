import { defineConfig } from 'vitest/config'

/**
 * Three projects: `unit` needs no database; `pglite` and `postgres` run the same `*.db.test.ts` files on the two engines.
 * One of them: `vitest run --project pglite server/modules/orders`.
 */
const ignored = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/bench/**']
/** The files of a worker share its modules, which hold nothing of a test: to import them anew took half of the time. */
const isolate = false
const database = {
  isolate,
  include: ['**/*.db.test.{ts,tsx}'],
  exclude: ignored,
  setupFiles: ['tests/setup/engine.ts'],
  hookTimeout: 90_000,
  testTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.{ts,tsx}'],
          testTimeout: 60_000,
          isolate,
        },
      },
      { test: { name: 'pglite', ...database, env: { TEST_ENGINE: 'pglite' }, globalSetup: ['tests/setup/pglite.ts'] } },
      { test: { name: 'postgres', ...database, env: { TEST_ENGINE: 'postgres' }, globalSetup: ['tests/setup/postgres.ts'] } },
    ],
  },
})
