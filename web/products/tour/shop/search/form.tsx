import { IconSearch } from '@tabler/icons-react'
import { placeToParams } from '#domain/stays/search-params.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { peopleProblem, type TourDraft, unknownDestination, unreadDays } from '../../../../screens/tours/search/tour-draft.ts'
import { destinationIcons } from '../../../../search/destinations/destination-icons.ts'
import { destinationLabel } from '../../../../search/destinations/destination-words.ts'
import form from '../../../../search/search-form.module.css'
import { PlainDates } from '../../../../search/shop/dates.tsx'
import { type PlainFacts, PlainForm } from '../../../../search/shop/form.tsx'
import { PlainPlace } from '../../../../search/shop/place.tsx'
import { RowPieces } from '../../../../search/shop/rows.tsx'
import fields from '../../../../search/three-fields.module.css'
import { resultsPath } from '../../tour-address.ts'
import { PlainPeople } from './people.tsx'

type Props = { id: string; draft: TourDraft; facts: PlainFacts }

/** The search for tours on pages of plain HTML, with the same fields as on hydrated screens. */
export function PlainTourForm({ id, draft, facts }: Props) {
  const { destination, destinationText } = draft
  const problems = { ...peopleProblem(draft), ...unknownDestination(draft), ...unreadDays(draft), ...facts.problems }
  return (
    <PlainForm
      product="tour"
      saved="tourSearches"
      label="Search things to do"
      action={resultsPath}
      draft={draft}
      facts={facts}
      problems={problems}
      outside={['dealCode']}
    >
      <div className={`${form.row} ${fields.row}`}>
        <PlainPlace
          id={id}
          label="Where"
          name="destination"
          text={destination ? destinationLabel(destination) : (destinationText?.text ?? '')}
          placeholder="City or landmark"
          meant={(destinationText?.meant ?? []).map((one) => ({ label: destinationLabel(one), value: `${placeToParams(one)}` }))}
        />
        <PlainDates
          id={id}
          days={[
            { label: 'From', name: 'from', value: draft.from },
            { label: 'To', name: 'to', value: draft.to },
          ]}
        />
        <PlainPeople id={id} people={draft} least={0} />
        <Button type="submit" className={form.search} aria-label="Search things to do">
          <IconSearch size={18} stroke={2} aria-hidden="true" className={form.glass} />
          Search<span className={form.rest}> things to do</span>
        </Button>
      </div>
      <RowPieces icons={destinationIcons} />
    </PlainForm>
  )
}
