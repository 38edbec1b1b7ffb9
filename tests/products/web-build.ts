/** A build of its own, beside the real one. */
export const buildFolder = 'tests/products/build'
/** Its sources besides those of every build. */
export const ownSources: readonly string[] = ['bags', 'contract', 'web', 'sold.ts', 'web-build.ts'].map(
  (part) => `tests/products/${part}`,
)
/** The import conditions under which `#products/*` leads to the products of this folder. */
export const conditions: readonly string[] = ['test-products']
