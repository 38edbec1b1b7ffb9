import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sizes } from './tests/sizes.ts'

/**
 * Four projects: `unit` needs no database; `postgres` runs every `*.db.test.ts`, `pglite` those of them in which the engine can matter (decision 026)
 * and the tests of the engine itself, `products` the sale of a product that only tests declare (decision 024).
 * One of them: `vitest run --project postgres server/modules/orders`.
 * A run of everything takes `unit` and `postgres` as one project, `unit-postgres`: a worker imports the product once for both.
 */

/** Files of which every test is for `npm run test:full`, or for whoever names the file (decision 038). */
const inFull = [
  // The vendors' stand-ins, but for their faults and their conformance: what the product needs of them is tested with its adapters.
  'sandbox/{duffel,inventory,paystack,stays}/**/!(conformance).test.ts',
  'server/http/visitor/cookies.db.test.ts',
  'server/modules/shop/agency-on-documents.db.test.ts',
  'server/modules/stays/place-prices/place-prices.db.test.ts',
  'tests/faults/{booking,gateway,held,price-check,refund,search}-faults.db.test.ts',
  'tests/faults/{crash/trip-crash,expiry,full-disk,search-suppliers}.db.test.ts',
  'tests/nodes/*.db.test.ts',
  'tests/one-price.db.test.ts',
  'tests/reliability/{documented-requests,hostile-headers,rate-change,reads-change-nothing,roles,webhooks-in}.db.test.ts',
  'tests/stays/{rooms,served-cities}.test.ts',
]
const ignored = [
  '**/node_modules/**',
  'build/**',
  'tests/e2e/**',
  'tests/bench/**',
  'tests/products/**',
  ...(sizes.fullTests ? [] : inFull),
]
/** The files of a worker share its modules, which hold nothing of a test: to import them anew took half of the time. */
const isolate = false
/** Where the engine can matter: schema and tenancy, locks and transactions, the ledger, jobs, crashes, every statement of the contract once. */
const onBothEngines = [
  'server/db/*.db.test.ts',
  'server/jobs/{start,purge-old}.db.test.ts',
  'server/events/*.db.test.ts',
  'server/modules/ledger/run-idempotent.db.test.ts',
  'tests/contract.db.test.ts',
  'tests/reliability/ledger.db.test.ts',
]
/** The same, where a test that is listed above tries the engine's part already: `npm run test:full`. */
const onBothEnginesInFull = [
  'server/rate-limits.db.test.ts',
  'server/modules/own-tours/one-seat.db.test.ts',
  'server/modules/packages/last-places.db.test.ts',
  'server/modules/site/{draft/draft,versions/publishing}.db.test.ts',
  'tests/faults/{double-submit,full-disk,crash/crash-points,crash/trip-crash}.db.test.ts',
  'tests/reliability/{invariants,order-life}.db.test.ts',
]
/** Tests of the embedded database itself. */
const ofTheEngine = 'server/db/engine/*.test.ts'
const database = {
  isolate,
  include: ['**/*.db.test.{ts,tsx}'],
  exclude: ignored,
  setupFiles: ['tests/setup/properties.ts', 'tests/setup/engine.ts'],
  hookTimeout: 90_000,
  testTimeout: 60_000,
}

/** `#products/*` leads to the products of `tests/products`. */
const conditions = ['test-products', 'node', 'development|production']

const onPostgres = { ...database, env: { TEST_ENGINE: 'postgres' }, globalSetup: ['tests/setup/postgres.ts'] }
const unit = {
  isolate,
  include: ['**/*.test.{ts,tsx}'],
  exclude: [...ignored, '**/*.db.test.{ts,tsx}', ofTheEngine],
  setupFiles: ['tests/setup/properties.ts'],
  testTimeout: 60_000,
}

/** The maps of the world are megabytes. Parsed as JSON they take a moment, as a module of code ten seconds of the processor. */
const json = { stringify: true, namedExports: false }

/** Project by project: a worker keeps its modules from file to file of one project, and ends where the next file is of another. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const names = ['postgres', 'unit-postgres', 'products', 'pglite', 'unit']
    const place = ({ project }: TestSpecification) => names.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/** The tag of a test that `npm run test:full` runs, and `npm test` only where its file is named (decision 038). `inFull` lists whole files. */
const tags = [{ name: 'full' }]

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A tenth of the workers' time was spent on collecting short-lived objects.
    execArgv: ['--max-semi-space-size=32'],
    tags,
    sequence: { sequencer: ByProject },
    projects: [
      { json, test: { name: 'unit', ...unit } },
      {
        json,
        test: {
          name: 'pglite',
          ...database,
          include: [ofTheEngine, ...onBothEngines, ...(sizes.fullTests ? onBothEnginesInFull : [])],
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: ['tests/setup/pglite.ts'],
        },
      },
      { json, test: { name: 'postgres', ...onPostgres } },
      { json, test: { name: 'unit-postgres', ...onPostgres, include: unit.include, exclude: [...ignored, ofTheEngine] } },
      {
        json,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'products', ...onPostgres, include: ['tests/products/*.db.test.ts'], exclude: ['**/node_modules/**'] },
      },
    ],
  },
})
