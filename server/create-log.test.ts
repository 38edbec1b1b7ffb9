import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (then: string) => {
  const script = `
    import { createLog } from '#server/create-log.ts'
    import { loadConfig } from '#server/config.ts'
    const log = createLog(loadConfig({}))
    log.info({ about: { email: 'ada@example.test' } }, 'first')
    log.info('last')
    ${then}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', timeout: 20_000 })
  return stdout
}

test.each([
  ['ends', ''],
  ['is ended', 'process.exit(3)'],
  ['breaks', "throw new Error('a bug')"],
])('buffered log lines are written when the process %s', (_how, then) => {
  const lines = run(then)
    .trim()
    .split('\n')
    .map((line): { msg: string } => JSON.parse(line))
  expect(lines.map(({ msg }) => msg)).toEqual(['first', 'last'])
})

test('personal data is never logged', () => {
  expect(run('')).toContain('[Redacted]')
  expect(run('')).not.toContain('ada@example.test')
})
