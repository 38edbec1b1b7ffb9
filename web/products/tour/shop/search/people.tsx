import { ADULT_AGE, MAX_ADULTS } from '#domain/tours/search-rules.ts'
import type { TourDraft } from '../../../../screens/tours/search/tour-draft.ts'
import counts from '../../../../search/count-row.module.css'
import { PlainAges, PlainCount } from '../../../../search/shop/counts.tsx'
import { PlainPanel } from '../../../../search/shop/panel.tsx'
import { partyCount, partyWords } from '../../tour-words.ts'

type Props = { id: string; people: Pick<TourDraft, 'adults' | 'children'>; least: number }

/** The most children of a form on a plain page: each has a field of its own from the start. */
const AGES = 8

/** Who takes part: adults, and children by age. */
export const PlainPeople = ({ id, people, least }: Props) => (
  <PlainPanel id={id} label="People" name="people" value={partyCount(people)}>
    <div className={counts.rows}>
      <PlainCount
        label="Adults"
        help={`${ADULT_AGE} and over`}
        name="adults"
        kind="adults"
        value={people.adults}
        least={least}
        most={MAX_ADULTS}
      />
      <PlainCount label="Children" help={`Under ${ADULT_AGE}`} kind="children" value={people.children.length} most={AGES} />
      <PlainAges
        legend="Age on the day of the tour"
        ages={people.children}
        from={0}
        to={ADULT_AGE - 1}
        most={Math.max(AGES, people.children.length)}
      />
    </div>
    <p className={counts.problem} role="status" data-said-inside />
    <p className="visually-hidden" role="status" data-total>
      {partyWords(people)}
    </p>
  </PlainPanel>
)
