import { defineConfig } from 'vitest/config'

/**
 * Three projects: `unit` needs no database; `postgres` runs every `*.db.test.ts`, `pglite` those of them in which the engine can matter (decision 026).
 * One of them: `vitest run --project pglite server/modules/orders`.
 */
const ignored = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/bench/**']
/** The files of a worker share its modules, which hold nothing of a test: to import them anew took half of the time. */
const isolate = false
/** What suppliers, gateways and browsers send that they should not: how it is answered is the same on either engine. */
const ofOthers = [
  'tests/faults/*-faults.db.test.ts',
  'tests/faults/search-suppliers.db.test.ts',
  'tests/faults/unknown-outcome.db.test.ts',
  'tests/reliability/hostile-{inputs,headers}.db.test.ts',
  'server/http/{answer-headers,check-headers,from-this-machine,refuse-cross-site}.db.test.ts',
  // Several nodes need a server of their own.
  'tests/nodes/**',
]
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
      {
        test: {
          name: 'pglite',
          ...database,
          exclude: [...ignored, ...ofOthers],
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: ['tests/setup/pglite.ts'],
        },
      },
      { test: { name: 'postgres', ...database, env: { TEST_ENGINE: 'postgres' }, globalSetup: ['tests/setup/postgres.ts'] } },
    ],
  },
})
