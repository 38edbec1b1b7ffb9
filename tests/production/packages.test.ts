import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { importsOf } from './imports.ts'

const names = z.record(z.string(), z.string()).default({})
const Entry = z.object({
  dev: z.boolean().optional(),
  cpu: z.array(z.string()).optional(),
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies } = z.object({ dependencies: names }).parse(read('package.json'))
const { packages } = z.object({ packages: z.record(z.string(), Entry) }).parse(read('package-lock.json'))
const loaded = importsOf('scripts/serve.ts')

/** Build dependencies that the server's code names, and why production does not need them. */
const absent = {
  vite: 'loaded with NODE_ENV=development alone',
  mjml: 'the build has compiled the mails',
  '@electric-sql/pglite': 'DATABASE_URL names a server',
}

test('production has every package that the server imports', () => {
  expect([...loaded.packages].filter((name) => !(name in dependencies)).toSorted()).toEqual(Object.keys(absent).toSorted())
})

test('a package that only the interface, a tool or a test imports is a development dependency', () => {
  expect(Object.keys(dependencies).filter((name) => !loaded.packages.has(name))).toEqual([])
})

test('production installs at most 200 packages', () => {
  // npm installs two of the packages for one kind of processor (those of sharp).
  const installed = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.dev && !entry.cpu)
  expect(installed.length + 2).toBeLessThanOrEqual(200)
})

test('every peer dependency is installed', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.peerDependencies)
      .filter((name) => !entry.peerDependenciesMeta[name]?.optional && !isFound(path, name))
      .map((name) => `${name}, for ${path}`),
  )
  expect(missing).toEqual([])
})

/** Whether Node resolves `name` from the package at `path`. */
function isFound(path: string, name: string): boolean {
  const folders = path.split('/node_modules/').map((_, at, parts) => `${parts.slice(0, at).join('/node_modules/')}/`)
  return [...folders, `${path}/`].some((folder) => packages[`${folder === '/' ? '' : folder}node_modules/${name}`] !== undefined)
}
