import { z } from 'zod'
import { airlineByIata } from '../../inventory/network/airlines.ts'
import type { Api, Call } from '../http/add-route.ts'
import { pageOf, pageOfCollection, pageQuery } from '../http/page-list.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { AMOUNT } from '../money.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { CREDIT_TYPES, presentCredit, type StoredCredit } from './credit-shape.ts'

const creditInput = z.object({
  airline_iata_code: z.string().regex(/^[A-Z0-9]{2}$/, 'is not an airline code'),
  amount: z.string().regex(AMOUNT, 'is not an amount such as 30.20'),
  amount_currency: z.string().regex(/^[A-Z]{3}$/, 'is not a currency code'),
  code: z.string().trim().min(1).max(40),
  expires_at: z.iso.datetime({ offset: true }),
  issued_on: z.iso.date(),
  type: z.enum(CREDIT_TYPES),
  user_id: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
})

const creditsQuery = pageQuery.extend({ user_id: z.string().optional() })

function createCredit(call: Call) {
  const { user_id, given_name, family_name, expires_at, ...input } = parseData(creditInput, call.body)
  const airline = airlineByIata.get(input.airline_iata_code)
  if (airline === undefined) throw fieldProblem('validation_inclusion', ['airline_iata_code'], 'There is no such airline')
  const { deps, records } = call
  const credit: StoredCredit = {
    ...input,
    id: makeId('acd'),
    expires_at: new Date(expires_at).toISOString(),
    live_mode: false,
    spent_at: null,
    invalidated_at: null,
    given_name: given_name ?? null,
    family_name: family_name ?? null,
    passenger_id: null,
    order_id: null,
    user_id: user_id ?? null,
    created_at: deps.now().toISOString(),
    credit_name: `${airline.name} travel credit`,
  }
  deps.store.atomically(() => {
    records.airlineCredits.put(credit.id, credit)
    emitEvent(deps, records, { type: 'air.airline_credit.created', object: presentCredit(credit), idempotencyKey: credit.id })
  })
  return { status: 201, data: presentCredit(credit) }
}

/** Credits from airlines for cancelled flights, and those added manually. */
export function registerCredits({ add }: Api): void {
  add('POST', '/air/airline_credits', createCredit)
  add('GET', '/air/airline_credits', ({ records, query }) => {
    const { user_id, ...page } = parseQuery(creditsQuery, query)
    const { data, meta } =
      user_id === undefined
        ? pageOfCollection(records.airlineCredits, page)
        : pageOf(records.airlineCredits.find('user', user_id).reverse(), page)
    return { data: data.map(presentCredit), meta }
  })
  add('GET', '/air/airline_credits/:id', (call) => {
    const credit = call.records.airlineCredits.get(call.param('id'))
    if (credit === undefined) throw problem('not_found')
    return { data: presentCredit(credit) }
  })
}
