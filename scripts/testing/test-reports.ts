import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface RunTest {
  /** `file > test` */
  name: string
  seconds: number
  /** The reason of a failure; undefined after success. */
  failure?: string
}

const VitestTests = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** The error of a hook or an import that ended a file; empty otherwise. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Each test of a Vitest report, and each file that failed outside its tests. */
export const readVitest = (report: unknown, root: string): RunTest[] =>
  VitestTests.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.map(({ fullName, status: ended, duration, failureMessages }) => ({
      name: `${file} > ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      ...(ended === 'failed' && { failure: failureMessages?.join('\n') || 'failed' }),
    }))
    const isOutside = status === 'failed' && !tests.some(({ failure }) => failure)
    return isOutside ? [...tests, { name: file, seconds: 0, failure: message || 'failed outside its tests' }] : tests
  })

const Result = z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().default('') })).default([]) })
interface Suite {
  file: string
  specs: { title: string; ok: boolean; tests: { results: z.infer<typeof Result>[] }[] }[]
  suites?: Suite[] | undefined
}
const PlaywrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ results: z.array(Result) })) })),
    suites: z.array(PlaywrightSuite).optional(),
  }),
)

/** Each journey of a Playwright report. */
export function readPlaywright(report: unknown): RunTest[] {
  const read = ({ file, specs, suites = [] }: Suite): RunTest[] => [
    ...specs.map(({ title, ok, tests }) => {
      const results = tests.flatMap((test) => test.results)
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message))
      return {
        name: `${file} > ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(!ok && { failure: errors.join('\n') || 'failed' }),
      }
    }),
    ...suites.flatMap(read),
  ]
  return z
    .object({ suites: z.array(PlaywrightSuite) })
    .parse(report)
    .suites.flatMap(read)
}

/** The slowest tests as lines, `12.3 s  file > test`, slowest first. */
export const slowest = (tests: readonly RunTest[], count = 10): string[] =>
  tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

const LINES_OF_A_FAILURE = 12

/** The failed tests as lines, each with the beginning of its message. */
export const failures = (tests: readonly RunTest[]): string[] =>
  tests.flatMap(({ name, failure }) =>
    failure
      ? [
          name,
          ...stripVTControlCharacters(failure)
            .split('\n')
            .slice(0, LINES_OF_A_FAILURE)
            .map((line) => `    ${line}`),
        ]
      : [],
  )
