import type { Place } from '#contract/places.ts'
import { addDays } from '#domain/dates.ts'
import { SearchBlock } from '../../../../blocks/search-block.tsx'
import type { SearchDraft } from '../../../../screens/flights/search/search-draft.ts'
import { cityOf, type ShopFacts } from '../../../../site/shop/shop-facts.ts'
import { PlainFlightForm } from './form.tsx'

/** A place in the address of the page, as far as content pages know it. */
const placeAt = (facts: ShopFacts, code: string): Place | null =>
  code === '' || !facts.cities[code]
    ? null
    : { code, kind: 'city', name: cityOf(facts, code), city: cityOf(facts, code), country: '', countryName: '', airports: [] }

/** A block's search for flights: a return trip of two weeks, a month ahead. */
export function FlightSearchBlock({ facts, id }: { facts: ShopFacts; id: string }) {
  if (!facts.searchPath) return null
  const { from, to } = facts.start
  const depart = addDays(facts.today, 30)
  const draft: SearchDraft = {
    trip: 'round-trip',
    from: placeAt(facts, from),
    to: placeAt(facts, to),
    depart,
    return: addDays(depart, 14),
    more: [],
    adults: 1,
    children: [],
    infants: 0,
    cabin: 'economy',
    directOnly: false,
    flexibleDates: false,
    dealCode: '',
    corporateCode: '',
  }
  return (
    <SearchBlock facts={facts} id={`${id}-flights`} words="Where to? Search flights">
      <PlainFlightForm
        id={`${id}-flights`}
        draft={draft}
        facts={{ today: facts.today, base: facts.agency.currency, view: '', filters: [], storedIn: null, problems: {} }}
      />
    </SearchBlock>
  )
}
