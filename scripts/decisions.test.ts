import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('docs/decisions/*.md').map((path) => ({ path, number: basename(path).slice(0, 3) }))
const numbers = new Set(files.map(({ number }) => number))

test('each decision has a unique number, which is in its title', () => {
  expect(files.map(({ number }) => number)).toHaveLength(numbers.size)
  for (const { path, number } of files) expect(readFileSync(path, 'utf8').slice(0, 6), path).toBe(`# ${number} `)
})

test('documents name decisions that exist', () => {
  for (const path of globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'])) {
    for (const [, number = ''] of readFileSync(path, 'utf8').matchAll(/\bdecisions? (\d{3})\b/g))
      expect(numbers, path).toContain(number)
  }
})
