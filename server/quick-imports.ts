import { registerHooks } from 'node:module'

/**
 * Imported first by the programs that start the product. For each file of a package Node parses the whole package.json, and Drizzle's has 179 kB:
 * that took a third of a second and 90 MB at every start. Its files import each other by relative paths to ES modules, which need no lookup.
 */
const ofDrizzle = /\/node_modules\/drizzle-orm\/[^?]*\.js$/

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!parentURL || !specifier.startsWith('.') || !ofDrizzle.test(parentURL)) return next(specifier, context)
    const url = new URL(specifier, parentURL).href
    return ofDrizzle.test(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})
