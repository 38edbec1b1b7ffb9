import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findValkey, valkeyNames } from '#tests/nodes/find-valkey.ts'
import { aptInstall } from './apt-install.ts'
import { buildWeb } from './build-web.ts'
import { checkSource } from './check-source.ts'
import { findChromium, installChromium } from './find-chromium.ts'
import { root, runCommand } from './run-command.ts'
import { slowest, type TimedTest, timedByPlaywright, timedByVitest } from './slowest-tests.ts'

/**
 * `npm test` runs everything; `npm test -- check unit` runs the named parts, in this order:
 * check, unit, pglite, postgres, products, build, e2e; `npm run test:full` makes the generated proofs as large as their goals (`tests/sizes.ts`). Everything after the parts goes to the test runner: `npm test -- e2e --grep pays`.
 */
interface Tally {
  passed: number
  failed: number
  /** Why something could not be run. */
  skipped?: string
}

const timed: TimedTest[] = []
const reports = mkdtempSync(join(tmpdir(), 'tw-reports-'))
const PARTS: Record<string, (extra: string[]) => Promise<Tally>> = {
  check: checkSource,
  // Faults that are waited for leave the processor idle: one worker more than there are processors. PGlite waits for nothing.
  unit: (extra) => vitest('unit', ['--maxWorkers=3', ...extra]),
  pglite: (extra) => vitest('pglite', extra),
  postgres: async (extra) => {
    const hasValkey = valkey() !== null
    const tally = await vitest('postgres', ['--maxWorkers=3', ...extra])
    return hasValkey
      ? tally
      : { ...tally, skipped: 'the tests of the shared cache: no valkey-server or redis-server. Install one, or set VALKEY_PATH.' }
  },
  // Types and sales of a product that only tests have: shared code names none. Its journey needs a build of its own: it runs in full, and where this part is named.
  products: async (extra) =>
    sum(await Promise.all([withoutBrowser(extra), ...(isWhole() ? [] : [playwright(['--config=tests/products'], products)])])),
  build: async () => one(await buildWeb()),
  e2e: (extra) => playwright(extra),
}

/** Found, or installed where that is possible. */
const valkey = (): string | null => {
  const found = findValkey()
  if (found) return found
  console.log('No Valkey or Redis found; installing the one of the operating system ...')
  return valkeyNames.some((name) => aptInstall(name)) ? findValkey() : null
}

/** The import condition under which `#products/*` leads to the product that only tests have. */
const products = { NODE_OPTIONS: '--conditions=test-products' }

async function withoutBrowser(extra: string[]): Promise<Tally> {
  const types = await runCommand('tsc', ['--noEmit', '-p', 'tests/products'])
  if (!types.ok) console.log(types.output)
  return sum([one(types.ok), await vitest('products', extra)])
}

const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  ...tallies.flatMap(({ skipped }) => (skipped ? [{ skipped }] : []))[0],
})

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

async function vitest(project: string, extra: string[]): Promise<Tally> {
  const file = join(reports, `${project}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...extra,
  ]
  const { ok } = await runCommand('vitest', args, { live: true })
  if (!existsSync(file)) return one(ok)
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const report = VitestReport.parse(written)
  timed.push(...timedByVitest(written, root))
  // A file that does not load has no failed test, and an error outside a test fails the run all the same.
  const failed = Math.max(report.numFailedTests, ok ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

const PlaywrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

async function playwright(extra: string[], conditions: { NODE_OPTIONS?: string } = {}): Promise<Tally> {
  const browser = findChromium() ?? installChromium()
  if (!browser) {
    const skipped =
      'the browser tests: no Chromium. Install one, or set CHROME_PATH; `npx playwright install chromium` works as well.'
    return { passed: 0, failed: 0, skipped }
  }
  const file = join(reports, conditions.NODE_OPTIONS ? 'products-e2e.json' : 'e2e.json')
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...conditions }
  const { ok } = await runCommand('playwright', ['test', '--reporter=line,json', ...extra], { live: true, env })
  if (!existsSync(file)) return one(ok)
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = PlaywrightReport.parse(written)
  timed.push(...timedByPlaywright(written))
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1) }
}

const known = Object.keys(PARTS)
const [first, ...others] = process.argv.slice(2)
const given = first === 'full' ? others : process.argv.slice(2)
if (first === 'full') process.env.TW_SIZES = 'full'
const firstOther = given.findIndex((argument) => !known.includes(argument))
const named = firstOther === -1 ? given : given.slice(0, firstOther)
const extra = given.slice(named.length)
if (extra.length > 0 && named.length === 0) {
  console.error(`Name the part first: npm test -- <${known.join('|')}> ${extra.join(' ')}`)
  process.exit(1)
}
const chosen = named.length > 0 ? known.filter((name) => named.includes(name)) : known

/** `npm test` with nothing else. */
const isWhole = () => chosen === known && first !== 'full'

/** What two processors should take for everything. Machines differ: longer is said and fails nothing. */
const USUAL_MINUTES = 10
const begun = performance.now()

const total = { passed: 0, failed: 0 }
const skipped: string[] = []
const took: string[] = []
for (const name of chosen) {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const tally = await PARTS[name]?.(extra)
  took.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
  total.passed += tally?.passed ?? 0
  total.failed += tally?.failed ?? 0
  if (tally?.skipped) skipped.push(tally.skipped)
}
rmSync(reports, { recursive: true, force: true })
console.log('')
if (timed.length > 0) console.log(['Slowest tests:', ...slowest(timed)].join('\n'))
for (const reason of skipped) console.log(`Not run: ${reason}`)
const minutes = (performance.now() - begun) / 60_000
console.log(`${took.join(', ')}; ${minutes.toFixed(1)} min`)
if (isWhole() && minutes > USUAL_MINUTES)
  console.log(
    `Longer than ${USUAL_MINUTES} minutes, which two processors should take: see the slowest tests, and CONTRIBUTING.md for what belongs in npm run test:full.`,
  )
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
