import { z } from 'zod'
import type { Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { toMinor } from '../money.ts'
import { loyaltyAccount } from '../search/search-input.ts'
import { amendNote, loadOffer } from './load-offer.ts'

const passengerInput = z.object({
  given_name: z.string().min(1),
  family_name: z.string().min(1),
  loyalty_programme_accounts: z.array(loyaltyAccount).nullish(),
})

/** Names a passenger and their loyalty accounts before booking; a known account may lower the price. */
export function updateOfferPassenger(call: Call) {
  const input = parseData(passengerInput, call.body)
  const { offer } = loadOffer(call, call.param('id'), 'look')
  const passenger = offer.passengers.find(({ id }) => id === call.param('passenger'))
  if (passenger === undefined) throw problem('not_found')
  const accounts = input.loyalty_programme_accounts ?? []
  const unsupported = accounts.findIndex(
    ({ airline_iata_code }) => !offer.supported_loyalty_programmes.includes(airline_iata_code),
  )
  if (unsupported >= 0) {
    throw fieldProblem(
      'validation_inclusion',
      ['loyalty_programme_accounts', unsupported, 'airline_iata_code'],
      'The airline of this offer does not take that programme',
    )
  }
  const named = { given_name: input.given_name, family_name: input.family_name, loyalty_programme_accounts: accounts }
  const note = amendNote(call, offer.id, (known) => ({ ...known, passengers: { ...known.passengers, [passenger.id]: named } }))
  const { offer: after } = loadOffer(call, offer.id, 'look')
  // A payment of the former price is refused with a price change.
  if (after.total_amount !== offer.total_amount)
    call.records.offerNotes.put(offer.id, { ...note, formerTotals: [...note.formerTotals, toMinor(offer.total_amount)] })
  return { data: { ...passenger, ...named } }
}
