import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productPlurals } from '#domain/product-plurals.ts'
import { productFacts, products } from '#domain/products.ts'

const roots = ['contract', 'domain', 'integrations', 'server', 'web']

const oneOf = (words: readonly string[]) => `['"\`](?:${words.join('|')})['"\`]`
const name = oneOf(products)
const setting = oneOf(products.map((product) => productFacts[product].setting))

/**
 * A comparison with a product's name outside a table of all products: `product === 'stay'`, `case 'stay':`, `activeProducts.includes('hotels')`,
 * `eq(orders.product, 'stay')`, `product ?? 'flight'`.
 */
const comparisons = new RegExp(
  [
    `\\?\\?\\s*${name}`,
    `\\b(?:eq|ne)\\([^()]*,\\s*${name}\\s*\\)`,
    `[!=]==?\\s*${name}`,
    `${name}\\s*[!=]==?`,
    `\\bcase\\s+${name}`,
    `\\.startsWith\\(\\s*${name}`,
    `[pP]roducts?\\??\\.includes\\(\\s*(?:${name}|${setting})`,
  ].join('|'),
)

/** A question whether something is of one product, which only that product's own folders ask: `isOf('stay', order)`, `sells(settings, 'stay')`. */
const questions = new RegExp(
  `\\b(?:(?:is|item|order|checkout|record)Of|orderOnly)\\(\\s*${name}|\\bsells\\([^()]*,\\s*${name}\\s*\\)`,
)

/** The folders and files of one product each, the demo's data, and the screens, which ask for the product of their own address. */
const own = new RegExp(
  `(?:^|/)(?:${products.flatMap((product) => [product, productPlurals[product]]).join('|')})(?:-checkouts)?(?:/|\\.tsx?$)|^server/seed/|^web/(?:screens|products|site)/`,
)

/** The line numbers with a comparison, from 1, and outside a product's own folders with a question. Comments are ignored. */
export const linesWithComparison = (source: string, path = ''): number[] =>
  source
    .split('\n')
    .flatMap((line, at) =>
      (comparisons.test(line) || (!own.test(path) && questions.test(line))) && !/^\s*(?:\/\/|\/?\*)/.test(line) ? [at + 1] : [],
    )

/** Every comparison with a product's name outside tests, as `file:line`. Differences between products belong in an exhaustive table. */
export async function listProductLiterals(): Promise<string[]> {
  const found = await Promise.all(
    roots.map(async (root) => {
      const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      const lists = await Promise.all(
        files.map(async (file) => {
          const path = join(root, file)
          return linesWithComparison(await readFile(path, 'utf8'), path).map((line) => `${path}:${line}`)
        }),
      )
      return lists.flat()
    }),
  )
  return found.flat().toSorted()
}
