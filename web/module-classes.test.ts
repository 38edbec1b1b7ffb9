import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const imports = /import (\w+) from '([^']+\.module\.css)'/g

/** Classes that a component uses and its CSS module lacks, which neither the browser nor the compiler reports. */
function missingIn(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(imports)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(path.startsWith('#') ? join(root, path.slice(1)) : join(root, dirname(file), path), 'utf8')
    const named = code.matchAll(new RegExp(`(?<![\\w'./#-])${name}\\.(\\w+)`, 'g'))
    return [...named].flatMap(([, key = '']) =>
      new RegExp(`\\.${key}(?![\\w-])`).test(sheet) ? [] : [`${file}: ${name}.${key}`],
    )
  })
}

it('every class that a screen names is one of its style sheet', () => {
  const screens = globSync('web/**/*.{ts,tsx}', { cwd: root })
  expect(screens.length).toBeGreaterThan(500)
  expect(screens.flatMap(missingIn)).toEqual([])
})
