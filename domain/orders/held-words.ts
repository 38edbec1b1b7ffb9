import { type Product, type ProductFacts, productFacts } from '../products.ts'

/** What a hold keeps until it is paid or released. Apart from the facts of a product, which every screen loads. */
const held: Record<Product, string> = { flight: 'seats', stay: 'room', tour: 'places', protection: 'policy' }

/** The facts of a product with the words for what is held. */
export interface HeldFacts extends ProductFacts {
  held: string
}

export const heldFacts = (product: Product): HeldFacts => ({ ...productFacts[product], held: held[product] })
