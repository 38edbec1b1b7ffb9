import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findValkey, valkeyNames } from '#tests/nodes/find-valkey.ts'
import { buildWeb } from './bundle/build-web.ts'
import { checkSource } from './checks/check-source.ts'
import { aptInstall } from './testing/apt-install.ts'
import { memoryFolder } from './testing/memory-folder.ts'
import { failures, type RunTest, slowest } from './testing/test-reports.ts'
import { joinTallies, one, runPlaywright, runVitest, type Tally } from './testing/test-runners.ts'

/** The parts that can be named. */
const PARTS = ['check', 'unit', 'pglite', 'postgres', 'build', 'e2e', 'products']
const [first, ...others] = process.argv.slice(2)
const given = first === 'full' ? others : process.argv.slice(2)
const firstOther = given.findIndex((argument) => !PARTS.includes(argument))
const named = firstOther === -1 ? given : given.slice(0, firstOther)
const extra = given.slice(named.length)
if (extra.length > 0 && named.length === 0) {
  console.error(`Name the part first: npm test -- <${PARTS.join('|')}> ${extra.join(' ')}`)
  process.exit(1)
}
if (first === 'full') process.env.TW_SIZES = 'full'
// Whoever names files wants all that is in them.
if (first === 'full' || extra.length > 0) process.env.TW_FULL_TESTS ??= '1'
const usual = Number(process.env.TW_FULL_TESTS) > 0 ? [] : ['--tagsFilter=!full']
/** In `npm run test:full`, or where it is named: it needs a build of its own. */
const IN_FULL = ['products']
const usualParts = first === 'full' ? PARTS : PARTS.filter((part) => !IN_FULL.includes(part))
const chosen = named.length > 0 ? named : usualParts
/** `npm test` without arguments. */
const isWhole = named.length === 0 && first !== 'full'

interface Step {
  /** Runs if one of these is chosen. */
  parts: readonly string[]
  /** `wanted` are the chosen ones of its parts, `extra` are arguments for the test runner. */
  run(wanted: readonly string[], extra: readonly string[]): Promise<Tally>
}

process.env.TMPDIR = memoryFolder() ?? tmpdir()
const folder = mkdtempSync(join(tmpdir(), 'tw-reports-'))

/**
 * `npm test` runs all parts without the tests that are tagged `full`; `npm test -- check unit` runs the named parts, in the order of this table;
 * `npm run test:full` runs those too, with the full sizes of generated tests (`tests/sizes.ts`). Everything after the parts is passed to the
 * test runner, and those run too: `npm test -- e2e --grep pays`.
 */
const STEPS: readonly Step[] = [
  // Tests wait for timeouts and databases: the check and the bundle of the journeys are made beside them, and there are more workers than processors.
  {
    parts: ['check', 'unit', 'pglite', 'postgres', 'build'],
    async run(wanted, extra) {
      const projects = wanted.filter((part) => part !== 'check' && part !== 'build')
      const tallies = await Promise.all([
        wanted.includes('check') ? checkSource() : NOTHING,
        projects.length > 0 ? testInVitest(projects, extra) : NOTHING,
        wanted.includes('build') ? buildWeb().then(one) : NOTHING,
      ])
      return tallies.reduce(joinTallies)
    },
  },
  { parts: ['e2e'], run: (_wanted, extra) => runPlaywright(extra, folder) },
  // The journey of a product that only tests declare (decision 024).
  { parts: ['products'], run: (_wanted, extra) => runPlaywright(['--config=tests/products', ...extra], folder, PRODUCTS) },
]

/** `#products/*` leads to `tests/products`, in the build and the server. */
const PRODUCTS = { NODE_OPTIONS: '--conditions=test-products' }

const NOTHING: Tally = { passed: 0, failed: 0 }
/** Of Vitest, on two processors. */
const MOST_WORKERS = 3
const WITHOUT_VALKEY = 'the tests of the shared cache: no valkey-server or redis-server. Install one, or set VALKEY_PATH.'

/** One run of all projects, so that no processor waits for the last file of each. */
async function testInVitest(projects: readonly string[], extra: readonly string[]): Promise<Tally> {
  const skipped = projects.includes('postgres') && !valkey() ? { skipped: WITHOUT_VALKEY } : {}
  const inOne = ['unit', 'postgres']
  const joined = inOne.every((name) => projects.includes(name))
    ? ['unit-postgres', ...projects.filter((name) => !inOne.includes(name))]
    : projects
  // The product that only tests declare is sold on PostgreSQL too, by the same machinery with other registries.
  const run = projects.includes('postgres') ? [...joined, 'products'] : joined
  return { ...(await runVitest(run, [`--maxWorkers=${MOST_WORKERS}`, ...usual, ...extra], folder)), ...skipped }
}

/** Found, or installed if possible. */
function valkey(): string | null {
  const found = findValkey()
  if (found) return found
  console.log('No Valkey or Redis found; installing the one of the operating system ...')
  return valkeyNames.some((name) => aptInstall(name)) ? findValkey() : null
}

/** The time limit for everything on two processors. Machines differ: exceeding it prints a warning and fails nothing. */
const USUAL_MINUTES = 10
const begun = performance.now()

const total = { passed: 0, failed: 0 }
const run: RunTest[] = []
const skipped: string[] = []
const took: string[] = []
for (const step of STEPS) {
  const wanted = step.parts.filter((part) => chosen.includes(part))
  if (wanted.length === 0) continue
  console.log(`\n== ${wanted.join(', ')}`)
  const started = performance.now()
  const tally = await step.run(wanted, extra)
  took.push(`${wanted.join(' + ')} ${Math.round((performance.now() - started) / 1000)} s`)
  total.passed += tally.passed
  total.failed += tally.failed
  run.push(...(tally.tests ?? []))
  if (tally.skipped) skipped.push(tally.skipped)
}
rmSync(folder, { recursive: true, force: true })
console.log('')
if (run.length > 0) console.log(['Slowest tests:', ...slowest(run)].join('\n'))
const failed = failures(run)
if (failed.length > 0) console.log(['Failed:', ...failed].join('\n'))
for (const reason of skipped) console.log(`Not run: ${reason}`)
const minutes = (performance.now() - begun) / 60_000
console.log(`${took.join(', ')}; ${minutes.toFixed(1)} min`)
if (isWhole && minutes > USUAL_MINUTES)
  console.log(
    `Longer than ${USUAL_MINUTES} minutes, which two processors should take: see the slowest tests, and CONTRIBUTING.md for what belongs in npm run test:full.`,
  )
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
