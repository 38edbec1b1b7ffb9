import { ADULT_AGE, MAX_ADULTS, MAX_CHILDREN } from '#domain/tours/search-rules.ts'
import { partyCount, partyWords } from '../../../products/tour/tour-words.ts'
import { ageCount, ChildAges } from '../../../search/child-ages.tsx'
import counts from '../../../search/count-row.module.css'
import { CountRow } from '../../../search/count-row.tsx'
import { FieldPanel } from '../../../search/field-panel.tsx'
import type { TourDraft } from './tour-draft.ts'

type Props = {
  draft: Pick<TourDraft, 'adults' | 'children'>
  onChange: (change: Partial<TourDraft>) => void
  error: string | undefined
  isPhone: boolean
  /** The least number of adults; a search with none is told what is wrong with it. */
  least?: number
}

/** Who takes part: adults, and children by age, because operators have prices by age. */
export function PeopleField({ draft, onChange, error, isPhone, least = 0 }: Props) {
  const { adults, children } = draft
  return (
    <FieldPanel label="People" name="people" error={error} value={partyCount(draft)} isPhone={isPhone} side="end">
      {() => (
        <>
          <div className={counts.rows}>
            <CountRow
              label="Adults"
              help={`${ADULT_AGE} and over`}
              value={adults}
              least={least}
              most={MAX_ADULTS}
              onChange={(next) => onChange({ adults: next })}
            />
            <CountRow
              label="Children"
              help={`Under ${ADULT_AGE}`}
              value={children.length}
              most={MAX_CHILDREN}
              onChange={(count) => onChange({ children: ageCount(children, count) })}
            />
            <ChildAges
              legend="Age on the day of the tour"
              ages={children}
              from={0}
              to={ADULT_AGE - 1}
              isWrong={Boolean(error)}
              onChange={(ages) => onChange({ children: ages })}
            />
          </div>
          <p className={counts.problem} role="status">
            {error}
          </p>
          <p className="visually-hidden" role="status">
            {partyWords(draft)}
          </p>
        </>
      )}
    </FieldPanel>
  )
}
