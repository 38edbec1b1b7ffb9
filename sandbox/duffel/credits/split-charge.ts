import { z } from 'zod'
import type { Offer } from '../../inventory/wire.ts'
import type { Call } from '../http/add-route.ts'
import { toAmount, toMinor } from '../money.ts'
import { coverage, payingCredit } from './spend-credits.ts'

export const intendedMethod = z
  .object({ type: z.enum(['card', 'balance', 'arc_bsp_cash', 'airline_credit']), airline_credit_id: z.string().nullish() })
  .loose()

type IntendedMethod = z.infer<typeof intendedMethod>
type Priced = Pick<Offer, 'owner' | 'total_amount' | 'total_currency'>

/** The charge of each intended payment method: credits first, and the first other method pays the rest. No card has a surcharge here. */
export function splitCharge(call: Pick<Call, 'deps' | 'records'>, methods: readonly IntendedMethod[], priced: Priced) {
  const total = toMinor(priced.total_amount)
  const currency = priced.total_currency
  const credits = methods.flatMap(({ type, airline_credit_id }, index) =>
    type === 'airline_credit'
      ? [payingCredit(call, airline_credit_id, priced, ['intended_payment_methods', index, 'airline_credit_id'])]
      : [],
  )
  const covered = coverage(credits, total)
  const rest = total - covered.reduce((sum, minor) => sum + minor, 0)
  const payer = methods.find(({ type }) => type !== 'airline_credit')
  return methods.map((method) => {
    const minor = method.type === 'airline_credit' ? (covered.shift() ?? 0) : rest
    const charge = {
      charge_amount: toAmount(method === payer || method.type === 'airline_credit' ? minor : 0),
      charge_currency: currency,
    }
    return method.type === 'airline_credit'
      ? { ...method, ...charge, penalty_amount: '0.00', penalty_currency: currency }
      : { ...method, ...charge, surcharge_amount: '0.00', surcharge_currency: currency }
  })
}
