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

/** The test airline's one known member, who travels for a tenth less. */
const MEMBER = { account_number: '1234567890', airline_iata_code: 'ZZ' }

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
  const isMember = accounts.some(
    ({ account_number, airline_iata_code }) =>
      account_number === MEMBER.account_number && airline_iata_code === MEMBER.airline_iata_code,
  )
  const named = { given_name: input.given_name, family_name: input.family_name, loyalty_programme_accounts: accounts }
  amendNote(call, offer.id, (note) => {
    const total = toMinor(offer.total_amount)
    const already = Object.values(note.passengers).some((one) =>
      one.loyalty_programme_accounts?.some(({ account_number }) => account_number === MEMBER.account_number),
    )
    const member = isMember && offer.owner.iata_code === 'ZZ' && !already
    return {
      ...note,
      passengers: { ...note.passengers, [passenger.id]: named },
      surcharge: note.surcharge - (member ? Math.round(total / 10) : 0),
      formerTotals: member ? [...note.formerTotals, total] : note.formerTotals,
    }
  })
  return { data: { ...passenger, ...named } }
}
