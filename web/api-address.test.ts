import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('scripts of plain pages call the API at the base address that the page names', () => {
  const calls = globSync('web/**/*.js').flatMap((path) => readFileSync(path, 'utf8').match(/fetch\([^)]*\/api\/[^)]*\)/g) ?? [])
  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter((call) => !call.startsWith("fetch(`${document.documentElement.dataset.api ?? ''}/api/"))).toEqual([])
})
