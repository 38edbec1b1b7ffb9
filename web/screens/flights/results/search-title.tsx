import { cabinLabels } from '../../../products/flight/fare-words.ts'
import css from '../../../results/summary-bar.module.css'
import { travellerWords } from '../../../search/traveller-words.ts'
import type { SearchDraft } from '../search/search-draft.ts'
import { daysWords, legsTravelled } from './route-words.ts'

/** The search in two lines. */
export function SearchTitle({ draft }: { draft: SearchDraft }) {
  const facts = [daysWords(draft), travellerWords(draft), cabinLabels[draft.cabin], draft.directOnly ? 'Direct only' : null]
  return (
    <div className={css.words}>
      <h1 className={css.title}>
        {legsTravelled(draft).map((leg, index, legs) => (
          <span key={index}>
            {legs[index - 1]?.to?.code !== leg.from?.code && (
              <>
                {index > 0 && ', '}
                {leg.from?.city ?? 'Anywhere'} <span className={css.code}>{leg.from?.code}</span>
              </>
            )}{' '}
            <span aria-hidden="true">{draft.trip === 'round-trip' ? '⇄' : '→'}</span>
            <span className="visually-hidden">to</span> {leg.to?.city ?? 'anywhere'}{' '}
            <span className={css.code}>{leg.to?.code}</span>
          </span>
        ))}
      </h1>
      <p className={css.facts}>{facts.filter(Boolean).join('\u00a0· ')}</p>
    </div>
  )
}
