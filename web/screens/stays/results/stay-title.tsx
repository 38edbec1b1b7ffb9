import { sentence } from '#domain/stays/kinds.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { guestsWords, stayDays } from '../../../products/stay/stay-words.ts'
import bar from '../../../results/summary-bar.module.css'

/** The search in two lines. */
export function StayTitle({ search }: { search: StaySearch }) {
  const { destination: place, rooms } = search
  const facts = [stayDays(search), guestsWords(rooms)]
  return (
    <div className={bar.words}>
      <h1 className={bar.title}>
        {place.kind === 'map' ? sentence(place.name) : place.name}
        {place.context && <span className={bar.code}> {place.context}</span>}
      </h1>
      <p className={bar.facts}>{facts.join('\u00a0· ')}</p>
    </div>
  )
}
