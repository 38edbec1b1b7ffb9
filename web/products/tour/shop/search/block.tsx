import { SearchBlock } from '../../../../blocks/search-block.tsx'
import type { TourDraft } from '../../../../screens/tours/search/tour-draft.ts'
import { type ShopFacts, tourWeek } from '../../../../site/shop/shop-facts.ts'
import { PlainTourForm } from './form.tsx'

/** A block's search for tours: two adults, in the week from the first weekend a month ahead. */
export function TourSearchBlock({ facts, id }: { facts: ShopFacts; id: string }) {
  if (!facts.tourSearchPath) return null
  const { agency, today } = facts
  const draft: TourDraft = { destination: null, ...tourWeek(today), adults: 2, children: [], dealCode: '' }
  return (
    <SearchBlock facts={facts} id={`${id}-tours`} words="Where to? Search things to do">
      <PlainTourForm
        id={`${id}-tours`}
        draft={draft}
        facts={{ today, base: agency.currency, view: '', filters: [], storedIn: null, problems: {} }}
      />
    </SearchBlock>
  )
}
