import { z } from 'zod'
import { moveBalance } from '../balance.ts'
import type { Api, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { toAmount, toMinor } from '../money.ts'

/** A card payment that tops up the balance (https://duffel.com/docs/api/payment-intents). Amounts are texts with two decimals. */
export interface PaymentIntent {
  id: string
  live_mode: false
  amount: string
  currency: string
  card_country_code: string | null
  card_last_four_digits: string | null
  card_network: 'visa' | null
  client_token: string
  confirmed_at: string | null
  created_at: string
  updated_at: string
  fees_amount: string | null
  fees_currency: string | null
  net_amount: string | null
  net_currency: string | null
  refunds: []
  status: 'requires_payment_method' | 'succeeded'
}

const intentInput = z.object({
  amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'is not an amount'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'is not a currency'),
})

/** Duffel's fee for a confirmed payment, in thousandths. */
const FEE_PER_MILLE = 29

function createIntent({ account, deps, records, body }: Call) {
  const { amount, currency } = parseData(intentInput, body)
  if (toMinor(amount) === 0) throw fieldProblem('validation_format', ['amount'], `Field 'amount' must be greater than 0`)
  if (currency !== account.currency)
    throw fieldProblem('validation_inclusion', ['currency'], `Only payments in ${account.currency} are taken here`)
  const id = makeId('pit')
  const at = deps.now().toISOString()
  const intent: PaymentIntent = {
    id,
    live_mode: false,
    amount: toAmount(toMinor(amount)),
    currency,
    card_country_code: null,
    card_last_four_digits: null,
    card_network: null,
    client_token: Buffer.from(JSON.stringify({ client_secret: id })).toString('base64'),
    confirmed_at: null,
    created_at: at,
    updated_at: at,
    fees_amount: null,
    fees_currency: null,
    net_amount: null,
    net_currency: null,
    refunds: [],
    status: 'requires_payment_method',
  }
  records.intents.put(id, intent)
  return { status: 201, data: intent }
}

const findIntent = ({ records, param }: Call): PaymentIntent => {
  const intent = records.intents.get(param('id'))
  if (intent === undefined) throw problem('not_found')
  return intent
}

/** Tops up the balance by the amount less the fee, once: a repeated confirmation returns the first result. There is no card form here. */
function confirmIntent(call: Call) {
  const intent = findIntent(call)
  if (intent.status === 'succeeded') return { data: intent }
  const { currency } = intent
  const fees = Math.round((toMinor(intent.amount) * FEE_PER_MILLE) / 1000)
  const net = toMinor(intent.amount) - fees
  const at = call.deps.now().toISOString()
  const confirmed: PaymentIntent = {
    ...intent,
    card_country_code: 'GB',
    card_last_four_digits: '4242',
    card_network: 'visa',
    confirmed_at: at,
    updated_at: at,
    fees_amount: toAmount(fees),
    fees_currency: currency,
    net_amount: toAmount(net),
    net_currency: currency,
    status: 'succeeded',
  }
  call.deps.store.atomically(() => {
    moveBalance(call, net)
    call.records.intents.put(intent.id, confirmed)
  })
  return { data: confirmed }
}

/** `/payments/payment_intents`. */
export function registerIntents({ add }: Api): void {
  add('POST', '/payments/payment_intents', createIntent)
  add('GET', '/payments/payment_intents/:id', (call) => ({ data: findIntent(call) }))
  add('POST', '/payments/payment_intents/:id/actions/confirm', confirmIntent)
}
