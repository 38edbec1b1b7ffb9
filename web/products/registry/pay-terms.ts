import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightPayTerms } from '../flight/pay-terms.tsx'
import type { ProductPayTerms } from '../pay-terms.ts'
import { stayPayTerms } from '../stay/pay-terms.tsx'

/** What is said of refunds and changes before paying, of every product that is sold. */
export const payTerms: { [P in BuiltProduct]: ProductPayTerms<P> } = { flight: flightPayTerms, stay: stayPayTerms }
