import { IconSearch } from '@tabler/icons-react'
import { placeToParams } from '#domain/stays/search-params.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { NativeSelect } from '../../../../kit/form/native-select.tsx'
import { destinationIcons } from '../../../../search/destinations/destination-icons.ts'
import { destinationLabel } from '../../../../search/destinations/destination-words.ts'
import { distanceOf, distancesOf } from '../../../../screens/stays/search/distances.ts'
import fields from '../../../../screens/stays/search/fields.module.css'
import { guestProblem, type StayDraft, unknownDestination, unreadDays } from '../../../../screens/stays/search/stay-draft.ts'
import form from '../../../../search/search-form.module.css'
import { PlainDates } from '../../../../search/shop/dates.tsx'
import { type PlainFacts, PlainForm } from '../../../../search/shop/form.tsx'
import { PlainPlace } from '../../../../search/shop/place.tsx'
import { RowPieces } from '../../../../search/shop/rows.tsx'
import row from '../../../../search/three-fields.module.css'
import { PlainRooms } from './rooms.tsx'

type Props = { id: string; draft: StayDraft; nations: readonly { code: string; name: string }[]; facts: PlainFacts }

/** The search for stays on pages of plain HTML, with the same fields as on hydrated screens. */
export function PlainStayForm({ id, draft, nations, facts }: Props) {
  const { destination, destinationText } = draft
  const problems = { ...guestProblem(draft), ...unknownDestination(draft), ...unreadDays(draft), ...facts.problems }
  return (
    <PlainForm
      product="stay"
      saved="staySearches"
      label="Search accommodation"
      action="/accommodation/results"
      draft={draft}
      facts={facts}
      problems={problems}
      outside={['nationality', 'radiusKm', 'dealCode']}
    >
      <div className={form.top}>
        <label className={fields.option} htmlFor={`${id}-nationality`}>
          Guests from
          <NativeSelect
            id={`${id}-nationality`}
            name="nationality"
            aria-label="Nationality of the guests"
            className={fields.nations}
            defaultValue={draft.nationality}
            autoComplete="off"
            data={nations.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </label>
        <label className={fields.option} htmlFor={`${id}-radiusKm`}>
          Within
          <NativeSelect
            id={`${id}-radiusKm`}
            name="radius"
            aria-label="How far from the place"
            defaultValue={distanceOf(draft)}
            autoComplete="off"
            data={distancesOf(draft)}
          />
        </label>
      </div>
      <div className={`${form.row} ${row.row}`}>
        <PlainPlace
          id={id}
          label="Where"
          name="destination"
          text={destination ? destinationLabel(destination) : (destinationText?.text ?? '')}
          placeholder="City, landmark or property"
          meant={(destinationText?.meant ?? []).map((one) => ({ label: destinationLabel(one), value: `${placeToParams(one)}` }))}
        />
        <PlainDates
          id={id}
          days={[
            { label: 'Check-in', name: 'checkIn', value: draft.checkIn },
            { label: 'Check-out', name: 'checkOut', value: draft.checkOut },
          ]}
        />
        <PlainRooms id={id} rooms={draft.rooms} />
        <Button type="submit" className={form.search} aria-label="Search accommodation">
          <IconSearch size={18} stroke={2} aria-hidden="true" className={form.glass} />
          Search<span className={form.rest}> accommodation</span>
        </Button>
      </div>
      <RowPieces icons={destinationIcons} />
    </PlainForm>
  )
}
