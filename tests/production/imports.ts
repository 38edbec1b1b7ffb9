import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** Resolves the aliases of package.json as production does. */
const require = createRequire(join(root, 'package.json'))

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')` and `new URL('./x.ts', import.meta.url)`; type imports do not run. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'"]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'|new URL\('(\.[^']+\.ts)', import\.meta\.url\)/gm

/** The source files and packages that a program loads, transitively. */
export function importsOf(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const left = [resolve(root, entry)]
  for (let file = left.pop(); file; file = left.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const found of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = found[1] ?? found[2] ?? found[3] ?? ''
      if (name.startsWith('.')) left.push(resolve(dirname(file), name))
      else if (name.startsWith('#')) left.push(require.resolve(name))
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return { files: new Set([...files].map((file) => relative(root, file))), packages }
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
