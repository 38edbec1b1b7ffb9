import { readFileSync } from 'node:fs'
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Imported first by the programs that start the product. For each import Node looks for files and parses the package.json of a package as a whole,
 * Drizzle's of 179 kB for each of a thousand files. Our own imports name their files, a package is the same for all of our files, and Drizzle's files
 * import each other by relative paths to ES modules: none of them needs a lookup. Node caches the compiled code, without its types, between starts.
 */
const root = new URL('../', import.meta.url).href
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/node', root)))
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const addressOf = (folder: string): string => new URL(folder.slice(0, -1), root).href
/** `#server/` and the address of its folder, by import condition. */
const folders = Object.entries<string | Record<string, string>>(imports)
  .filter(([name]) => name.endsWith('/*'))
  .map(([name, folder]) => {
    const byCondition = Object.entries(typeof folder === 'string' ? { default: folder } : folder)
    return { name: name.slice(0, -1), addresses: byCondition.map(([condition, path]) => [condition, addressOf(path)] as const) }
  })

const ofDrizzle = /\/node_modules\/drizzle-orm\/[^?]*\.js$/
const isOurs = (url: string) => url.startsWith(root) && !url.includes('/node_modules/')

/** The address of a file that an import of ours names; null for a package, a module of Node, or a file of a package. */
function fileOf(specifier: string, parent: string, conditions: readonly string[]): string | null {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const folder = folders.find(({ name }) => specifier.startsWith(name))
  const found = folder?.addresses.find(([condition]) => condition === 'default' || conditions.includes(condition))
  return folder && found ? found[1] + specifier.slice(folder.name.length) : null
}

const packages = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!parentURL) return next(specifier, context)
    if (isOurs(parentURL)) {
      const url = fileOf(specifier, parentURL, context.conditions)
      if (url) return { url, format: 'module-typescript', shortCircuit: true }
      const isPackage = /^[a-z@]/.test(specifier) && context.conditions.includes('import')
      if (!isPackage) return next(specifier, context)
      const found = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      packages.set(specifier, found)
      return found
    }
    if (!specifier.startsWith('.') || !ofDrizzle.test(parentURL)) return next(specifier, context)
    const url = new URL(specifier, parentURL).href
    return ofDrizzle.test(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})
