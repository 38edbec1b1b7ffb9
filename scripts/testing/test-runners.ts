import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root, runCommand } from '../run-command.ts'
import { findChromium, installChromium } from './find-chromium.ts'
import { type RunTest, readPlaywright, readVitest } from './test-reports.ts'

export interface Tally {
  passed: number
  failed: number
  /** Why something was not run. */
  skipped?: string
  tests?: RunTest[]
}

/** Output that is not a terminal gets no colours. */
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const VitestTotals = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

/** Runs these Vitest projects as one run. The report is written to a file in `folder`. */
export async function runVitest(projects: readonly string[], extra: readonly string[], folder: string): Promise<Tally> {
  const file = join(folder, 'vitest.json')
  const args = [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/testing/vitest-errors.ts',
    `--outputFile.json=${file}`,
    ...extra,
  ]
  const errorsFile = join(folder, 'errors.json')
  const { ok } = await runCommand('vitest', args, { live: true, env: { ...plain, ERRORS_FILE: errorsFile } })
  if (!existsSync(file)) return one(ok)
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const errors = existsSync(errorsFile) ? z.array(z.string()).parse(JSON.parse(readFileSync(errorsFile, 'utf8'))) : []
  const outside = errors.map((failure) => ({ name: 'Outside the tests', seconds: 0, failure }))
  const { numPassedTests, numFailedTests } = VitestTotals.parse(report)
  // A file that does not load has no failed test; an error outside a test also fails the run.
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, ok ? 0 : 1),
    tests: [...readVitest(report, root), ...outside],
  }
}

const PlaywrightTotals = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/** Runs journeys, with `env` added to the environment of this process. The report is written to a file in `folder`. */
export async function runPlaywright(extra: readonly string[], folder: string, env: Record<string, string> = {}): Promise<Tally> {
  const browser = findChromium() ?? installChromium()
  if (!browser) {
    const skipped =
      'the browser tests: no Chromium. Install one, or set CHROME_PATH; `npx playwright install chromium` works as well.'
    return { passed: 0, failed: 0, skipped }
  }
  const file = join(folder, 'playwright.json')
  const { ok } = await runCommand('playwright', ['test', '--reporter=line,json', ...extra], {
    live: true,
    env: { ...plain, ...env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  if (!existsSync(file)) return one(ok)
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = PlaywrightTotals.parse(report)
  const failed = Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1)
  return { passed: stats.expected, failed, tests: readPlaywright(report) }
}

/** A step that counts as one test. */
export const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** What two steps beside each other found. */
export const joinTallies = (a: Tally, b: Tally): Tally => ({
  ...a,
  ...b,
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  tests: [...(a.tests ?? []), ...(b.tests ?? [])],
})
