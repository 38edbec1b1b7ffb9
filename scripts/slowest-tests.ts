import { relative } from 'node:path'
import { z } from 'zod'

export interface TimedTest {
  name: string
  seconds: number
}

const VitestTests = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

/** Each test of a report of Vitest, `file > test`. */
export const timedByVitest = (report: unknown, root: string): TimedTest[] =>
  VitestTests.parse(report).testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, file)} > ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

interface Suite {
  file: string
  specs: { title: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[] | undefined
}
const PlaywrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
    ),
    suites: z.array(PlaywrightSuite).optional(),
  }),
)

/** Each journey of a report of Playwright, `file > test`. */
export function timedByPlaywright(report: unknown): TimedTest[] {
  const read = ({ file, specs, suites = [] }: Suite): TimedTest[] => [
    ...specs.map(({ title, tests }) => ({
      name: `${file} > ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(read),
  ]
  return z
    .object({ suites: z.array(PlaywrightSuite) })
    .parse(report)
    .suites.flatMap(read)
}

/** The slowest tests in lines, `12.3 s  file > test`, slowest first. */
export const slowest = (tests: readonly TimedTest[], count = 10): string[] =>
  tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
