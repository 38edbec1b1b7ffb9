import type { Call } from '../../duffel/http/add-route.ts'
import { problem } from '../../duffel/http/problem.ts'
import { riseOf } from '../../duffel/money.ts'
import type { RateNote } from '../open-stay-records.ts'
import { hasExpired, readRecipeId } from '../search/result-recipe.ts'
import { listRates } from './list-rates.ts'
import type { RateFacts } from './rate-facts.ts'

const blank: RateNote = { surcharge: 0, gone: false }

/** The current state of a rate: available, changed or sold out. It is permanent for all callers. */
function befallen(call: Call, { id, price, room }: RateFacts): RateNote {
  const { rateNotes } = call.records.stays
  const known = rateNotes.get(id) ?? blank
  const outcome = room.scenario?.outcome
  const gone = known.gone || outcome === 'gone-at-quote' || call.hasFault('sold-out') || call.hasFault('offer-gone')
  const dearer = (outcome === 'dearer-at-quote' && known.surcharge === 0) || call.hasFault('price-change')
  const note = { gone, surcharge: known.surcharge + (dearer ? riseOf(price.total) : 0) }
  if (note.gone !== known.gone || note.surcharge !== known.surcharge) rateNotes.put(id, note)
  return note
}

const withSurcharge = (facts: RateFacts, surcharge: number): RateFacts => ({
  ...facts,
  price: { ...facts.price, base: facts.price.base + surcharge, total: facts.price.total + surcharge },
})

/** The rate of an id, at its current price; 404 for an unknown id, 422 for an expired, sold or unavailable one. */
export function loadRate(call: Call, id: string): RateFacts {
  const recipe = readRecipeId('rat', call, id)
  const { rate } = recipe
  if (rate === null) throw problem('not_found')
  if (hasExpired(recipe.query, call.deps.now())) throw problem('rate_unavailable', 'The rate has expired: search again.')
  const found = listRates(call, recipe).find((facts) => facts.id === id)
  if (found === undefined) throw problem('rate_unavailable')
  const note = befallen(call, found)
  if (note.gone) throw problem('rate_unavailable')
  return withSurcharge(found, note.surcharge)
}
