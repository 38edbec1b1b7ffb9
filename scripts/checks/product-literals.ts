import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productFacts, products } from '#domain/products.ts'

const roots = ['contract', 'domain', 'integrations', 'server', 'web']

const oneOf = (words: readonly string[]) => `['"\`](?:${words.join('|')})['"\`]`
const name = oneOf(products)
const setting = oneOf(products.map((product) => productFacts[product].setting))

/** A comparison with a product's name outside a table of all products: `product === 'stay'`, `case 'stay':`, `activeProducts.includes('hotels')`. */
const comparisons = new RegExp(
  [
    `[!=]==?\\s*${name}`,
    `${name}\\s*[!=]==?`,
    `\\bcase\\s+${name}`,
    `\\.startsWith\\(\\s*${name}`,
    `[pP]roducts?\\??\\.includes\\(\\s*(?:${name}|${setting})`,
  ].join('|'),
)

/** The line numbers with such a comparison, from 1. Comments are ignored. */
export const linesWithComparison = (source: string): number[] =>
  source.split('\n').flatMap((line, at) => (comparisons.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line) ? [at + 1] : []))

/** Every comparison with a product's name outside tests, as `file:line`. Differences between products belong in an exhaustive table. */
export async function listProductLiterals(): Promise<string[]> {
  const found = await Promise.all(
    roots.map(async (root) => {
      const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      const lists = await Promise.all(
        files.map(async (file) => {
          const path = join(root, file)
          return linesWithComparison(await readFile(path, 'utf8')).map((line) => `${path}:${line}`)
        }),
      )
      return lists.flat()
    }),
  )
  return found.flat().toSorted()
}
