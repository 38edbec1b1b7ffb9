import { type ActionFunctionArgs, data } from 'react-router'
import type { Api } from '#contract/index.ts'
import { heldFacts } from '#domain/orders/held-words.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import type { NamedOrder } from '../../../products/order-address.ts'
import { intents } from '../actions/run-action.ts'
import { cancelOrder } from '../cancellation/cancel-order.ts'

type Own<Answer> = (api: Api, order: NamedOrder, typed: Record<string, string>) => Promise<Answer>

/** The action of an order's page. `own`: the intents of this product alone. */
export async function answerOrder<Answer = never>(
  product: SoldProduct,
  { params, request, context }: ActionFunctionArgs,
  own: Record<string, Own<Answer>> = {},
) {
  const api = context.get(apiContext)
  const { id = '' } = params
  const typed = await readForm(request)
  const { intent: name = '' } = typed
  const ofProduct = own[name]
  if (ofProduct) return ofProduct(api, { product, id }, typed)
  if (name === 'cancel') return cancelOrder(api.orders, { product, id }, typed)
  const intent = intents[name]
  if (!intent) throw data(null, { status: 400 })
  try {
    await intent.run(api, id, typed)
    return { done: intent.done(typed, heldFacts(product)) }
  } catch (error) {
    return failedForm(error, typed)
  }
}
