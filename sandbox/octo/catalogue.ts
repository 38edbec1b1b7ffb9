import type { FastifyRequest } from 'fastify'
import type { SandboxDeps } from '../deps.ts'
import { productsOf, type TourProduct } from '../inventory/tours/products.ts'
import type { TourSupplierRow } from '../inventory/tours/suppliers.ts'
import { questionOf } from '../inventory/tours/themes.ts'
import type { Chosen } from './availability.ts'
import { invalidOption, invalidProduct } from './octo-error.ts'
import { capabilities, type Capability, type Presenting } from './present-product.ts'

const isCapability = (text: string): text is Capability => capabilities.some((one) => one === text)

/** What a request asks for beyond the core. */
export const readCapabilities = ({ headers }: Pick<FastifyRequest, 'headers'>): ReadonlySet<Capability> =>
  new Set(
    String(headers['octo-capabilities'] ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(isCapability),
  )

/** The products of one supplier. */
export function openCatalogue(
  supplier: TourSupplierRow,
  { baseUrl, now, tourCities }: Pick<SandboxDeps, 'baseUrl' | 'now' | 'tourCities'>,
) {
  const product = (id: string): TourProduct => {
    const found = productsOf(supplier).get(id)
    if (!found) throw invalidProduct(id)
    return found
  }
  return {
    product,
    listed: () => [...productsOf(supplier).values()].filter(({ city }) => !tourCities || tourCities.has(city.name)),
    chosen(productId: string, optionId: string): Chosen {
      const found = product(productId)
      const option = found.options.find(({ id }) => id === optionId)
      if (!option) throw invalidOption(optionId)
      return { product: found, option }
    },
    questionsOf: ({ theme }: TourProduct) =>
      theme.questions.flatMap((id) => {
        const row = questionOf(id)
        return row ? [{ id, of: row.of, required: row.required }] : []
      }),
    presenting: (has: ReadonlySet<Capability>): Presenting => ({
      has,
      baseUrl: baseUrl(),
      day: now().toISOString().slice(0, 10),
    }),
  }
}
export type Catalogue = ReturnType<typeof openCatalogue>
