import type { TourSearch } from '#domain/tours/search.ts'
import { partyWords, tourDays } from '../../../products/tour/tour-words.ts'
import bar from '../../../results/summary-bar.module.css'

/** The search in two lines. */
export function TourTitle({ search }: { search: TourSearch }) {
  const { destination: place } = search
  return (
    <div className={bar.words}>
      <h1 className={bar.title}>
        Things to do in {place.name}
        {place.context && <span className={bar.code}> {place.context}</span>}
      </h1>
      <p className={bar.facts}>{[tourDays(search), partyWords(search)].join('\u00a0· ')}</p>
    </div>
  )
}
