import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'])
/** Documents name a file relative to the root, or to the folder that they describe. */
const roots = ['.', 'web', 'web/screens', 'server', 'server/modules', 'domain', 'contract', 'tests']
const fileName = /`((?:[\w.$-]+\/)+[\w.-]+\.(?:tsx?|css|mjs|sql|json))`/g

const named = (pattern: RegExp) =>
  documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ document, name })),
  )

test('every file that a document names exists', () => {
  const missing = named(fileName).filter(({ name }) => !roots.some((root) => existsSync(join(root, name))))
  expect(missing).toEqual([])
})

test('every link of a document resolves to a file', () => {
  const links = named(/\]\((?!https?:|#)([^)#]+)/g)
  expect(links.filter(({ document, name }) => !existsSync(join(dirname(document), name)))).toEqual([])
})

test('every part of `npm test` that a document names exists', () => {
  const [, list = ''] = /const PARTS = \[([^\]]*)\]/.exec(readFileSync('scripts/test.ts', 'utf8')) ?? []
  const parts = [...list.matchAll(/'(\w+)'/g)].map(([, part]) => part)
  expect(parts).toContain('unit')
  expect(named(/npm (?:test|run test:full) -- (\w+)/g).filter(({ name }) => !parts.includes(name))).toEqual([])
})
