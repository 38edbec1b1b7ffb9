import type { Api } from '#contract/index.ts'
import type { Checkout } from '#contract/product-shapes.ts'
import { ApiFailure, type Failure } from '../../api-failure.ts'
import { webProduct } from '../product-of.ts'
import { type CheckoutOf, type CheckoutPaths, closedReason, openCheckout } from './open-checkout.ts'

/** Failures of the price check after which the content is still shown, with a retry. */
const passing = ['supplier.unavailable', 'server.busy', 'input.too-many-requests', 'payment.gateway-failed']
/** Failures after which reading the checkout again returns its new state. */
const telling = ['checkout.expired', 'checkout.done']

export interface Reviewed<Product extends Checkout['product']> {
  checkout: CheckoutOf<Product>
  /** Why the supplier could not be asked; null if it was. */
  failure: Failure | null
  /** The price check found that the offer is no longer sold. */
  isGoneNow: boolean
  now: string
}

/** Reads a checkout for its review, and asks the supplier for price and availability if that was not done. */
export async function readReview<Product extends Checkout['product']>(
  api: Api,
  id: string,
  paths: CheckoutPaths<Product>,
): Promise<Reviewed<Product>> {
  const checkout = await openCheckout(api, id, paths)
  const answer = (now: CheckoutOf<Product>, failure: Failure | null = null): Reviewed<Product> => ({
    checkout: now,
    failure,
    isGoneNow: now.state === 'gone' && checkout.state !== 'gone',
    now: new Date().toISOString(),
  })
  if (closedReason(checkout) || checkout.reviewedAt || checkout.priceChange) return answer(checkout)
  try {
    await api.checkouts.review({ id })
    return answer(await openCheckout(api, id, paths))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { code } = error.data
    const isGone = code === webProduct(paths.product).gone.code
    if (isGone || telling.includes(code)) {
      const asked = await openCheckout(api, id, paths)
      return answer(isGone && asked.state === 'open' ? { ...asked, state: 'gone' } : asked)
    }
    if (passing.includes(code)) return answer(checkout, { ...error.data, detail: null })
    throw error
  }
}
