import type { Call } from '../../duffel/http/add-route.ts'
import { toAmount } from '../../duffel/money.ts'
import { isoDay } from '../../inventory/journeys/calendar.ts'
import { type PricedRate, publicTotal } from '../../inventory/stays/prices/price-rates.ts'
import type { StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import { presentAccommodation } from '../accommodation/present-accommodation.ts'
import type { PresentedRoom } from '../rates/present-rooms.ts'
import { dueThere } from '../rates/rate-facts.ts'
import { covers } from '../rates/wished-rates.ts'
import { expiresAt, type Recipe, writeRecipeId } from './result-recipe.ts'

export const presentGuests = ({ adults, children }: StayQuery) => [
  ...Array.from({ length: adults }, () => ({ type: 'adult' })),
  ...children.map((age) => ({ type: 'child', age })),
]

export const presentDates = ({ checkIn, nights }: StayQuery) => ({
  check_in_date: isoDay(checkIn),
  check_out_date: isoDay(checkIn + nights),
})

const supportedAgreements = ({ records }: Pick<Call, 'records'>, { listing, wishes }: Recipe) =>
  wishes.negotiatedIds
    .flatMap((id) => records.stays.negotiatedRates.get(id) ?? [])
    .filter((agreement) => covers(agreement, listing))
    .map(({ id, display_name }) => ({ id, display_name }))

/** One property of a search, with its lowest price; rooms are loaded on request. */
export function presentResult(
  call: Pick<Call, 'deps' | 'account' | 'records'>,
  recipe: Recipe,
  cheapest: PricedRate,
  rooms: PresentedRoom[] = [],
) {
  const { listing, query } = recipe
  const { currency } = listing.supplier.account
  const { price } = cheapest
  const asked = publicTotal(listing, price)
  const due = dueThere({ listing, query, price })
  return {
    id: writeRecipeId('srr', call, recipe),
    ...presentDates(query),
    rooms: query.rooms,
    guests: presentGuests(query),
    accommodation: presentAccommodation(listing, { baseUrl: call.deps.baseUrl(), rooms }),
    cheapest_rate_total_amount: toAmount(price.total),
    cheapest_rate_currency: currency,
    cheapest_rate_base_amount: toAmount(price.base),
    cheapest_rate_base_currency: currency,
    cheapest_rate_public_amount: asked === null ? null : toAmount(asked),
    cheapest_rate_public_currency: currency,
    cheapest_rate_due_at_accommodation_amount: due.amount,
    cheapest_rate_due_at_accommodation_currency: due.currency,
    supported_negotiated_rates: supportedAgreements(call, recipe),
    expires_at: expiresAt(query),
  }
}
