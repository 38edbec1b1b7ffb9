import { weekendAhead } from '#domain/stays/weekend-ahead.ts'
import { SearchBlock } from '../../../../blocks/search-block.tsx'
import { newRoom, type StayDraft } from '../../../../screens/stays/search/stay-draft.ts'
import type { ShopFacts } from '../../../../site/shop/shop-facts.ts'
import { PlainStayForm } from './form.tsx'

/** A block's search for a stay: two adults, on the first weekend a month ahead. */
export function StaySearchBlock({ facts, id }: { facts: ShopFacts; id: string }) {
  if (!facts.staySearchPath) return null
  const { agency, today, nations } = facts
  const draft: StayDraft = {
    destination: null,
    ...weekendAhead(today),
    rooms: [newRoom],
    nationality: agency.country,
    radiusKm: null,
    dealCode: '',
  }
  return (
    <SearchBlock facts={facts} id={`${id}-stays`} words="Where to? Search accommodation">
      <PlainStayForm
        id={`${id}-stays`}
        draft={draft}
        nations={nations}
        facts={{ today, base: agency.currency, view: '', filters: [], storedIn: null, problems: {} }}
      />
    </SearchBlock>
  )
}
