import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const oneWay = 'web/site/ask-api.ts'

test('scripts of plain pages call the API in one way: at the base address that the page names', () => {
  const scripts = globSync('web/**/{shop,client}/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((path) => /['"`]\/api\b/.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(readFileSync(oneWay, 'utf8')).toContain("fetch(`${document.documentElement.dataset.api ?? ''}/api${path}`")
})
