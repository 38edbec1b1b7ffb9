import { z } from 'zod'
import { intendedMethod, splitCharge } from '../credits/split-charge.ts'
import type { Answer, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import type { StoredOrder } from './order-shape.ts'
import { hasLapsed, presentOrder } from './present-order.ts'

const priceInput = z.object({ intended_payment_methods: z.array(intendedMethod).nullish() })

/** The current price of a held order. */
export function priceOrder(call: Call, stored: StoredOrder): Answer {
  const input = call.body === undefined ? {} : parseData(priceInput, call.body)
  const now = call.deps.now()
  if (stored.order.cancelled_at !== null) throw problem('already_cancelled')
  if (stored.paid !== null) throw problem('already_paid')
  if (hasLapsed(stored, now)) throw problem('past_payment_required_by_date')
  const order = presentOrder(stored, now)
  return {
    data: {
      ...order,
      intended_payment_methods: splitCharge(call, input.intended_payment_methods ?? [], order),
    },
  }
}
