import { IconPlus, IconSearch } from '@tabler/icons-react'
import { defaultRadiusKm } from '#domain/defaults.ts'
import { CHILD_AGES, MAX_GUESTS_A_ROOM, MAX_ROOMS } from '#domain/stays/search-rules.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { NativeSelect } from '../../../../kit/form/native-select.tsx'
import { destinationIcons } from '../../../../screens/stays/search/destination-icons.ts'
import { destinationLabel } from '../../../../screens/stays/search/destination-words.ts'
import { distancesOf } from '../../../../screens/stays/search/distances.ts'
import fields from '../../../../screens/stays/search/fields.module.css'
import rooms from '../../../../screens/stays/search/rooms-field.module.css'
import { newRoom, type RoomDraft, type StayDraft } from '../../../../screens/stays/search/stay-draft.ts'
import counts from '../../../../search/count-row.module.css'
import form from '../../../../search/search-form.module.css'
import { PlainAges, PlainCount } from '../../../../search/shop/counts.tsx'
import { PlainDates } from '../../../../search/shop/dates.tsx'
import { type PlainFacts, PlainForm } from '../../../../search/shop/form.tsx'
import { PlainPanel } from '../../../../search/shop/panel.tsx'
import { PlainPlace } from '../../../../search/shop/place.tsx'
import { RowPieces } from '../../../../search/shop/rows.tsx'
import { guestsCount, guestsWords } from '../../stay-words.ts'

type Props = { id: string; draft: StayDraft; nations: readonly { code: string; name: string }[]; facts: PlainFacts }

/** The search for stays on pages of plain HTML: the fields of the form of the screens that run. */
export function PlainStayForm({ id, draft, nations, facts }: Props) {
  const { destination, destinationText, radiusKm } = draft
  const [first = newRoom] = draft.rooms
  const distances = distancesOf(draft)
  const isWhole = radiusKm === null && distances[0]?.value === ''
  return (
    <PlainForm
      product="stay"
      saved="staySearches"
      label="Search accommodation"
      action="/accommodation/results"
      draft={draft}
      facts={facts}
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
            defaultValue={isWhole ? '' : String(radiusKm ?? defaultRadiusKm)}
            autoComplete="off"
            data={distances}
          />
        </label>
      </div>
      <div className={`${form.row} ${fields.row}`}>
        <PlainPlace
          id={id}
          label="Where"
          name="destination"
          text={destination ? destinationLabel(destination) : (destinationText?.text ?? '')}
          placeholder="City, landmark or property"
        />
        <PlainDates
          id={id}
          days={[
            { label: 'Check-in', name: 'checkIn', value: draft.checkIn },
            { label: 'Check-out', name: 'checkOut', value: draft.checkOut },
          ]}
        />
        <PlainPanel id={id} label="Guests and rooms" name="rooms" value={guestsCount(draft.rooms)}>
          <div className={rooms.rooms}>
            <div className={rooms.list} data-rooms>
              <Room room={first} />
            </div>
            <div data-without-script>
              <PlainCount
                label="Rooms"
                help="All guests together above"
                name="roomCount"
                kind="rooms"
                value={1}
                least={1}
                most={MAX_ROOMS}
              />
            </div>
            <div className={rooms.foot} data-with-script>
              <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} stroke={1.5} />} data-add-room>
                Add a room
              </Button>
              <p className={rooms.total} role="status" data-total>
                {guestsWords(draft.rooms)}
              </p>
            </div>
            <p className={counts.problem} role="status" data-said-inside />
          </div>
        </PlainPanel>
        <Button type="submit" className={form.search} aria-label="Search accommodation">
          <IconSearch size={18} stroke={2} aria-hidden="true" className={form.glass} />
          Search<span className={form.rest}> accommodation</span>
        </Button>
      </div>
      <template data-piece="room">
        <Room room={newRoom} />
      </template>
      <RowPieces icons={destinationIcons} />
    </PlainForm>
  )
}

/** The guests of one room; the script writes its number. */
const Room = ({ room }: { room: RoomDraft }) => (
  <div role="group" aria-label="Room 1" className={rooms.room} data-room>
    <p className={rooms.head} data-with-script>
      <span data-room-name>Room 1</span>
      <button type="button" className={`text-button ${rooms.remove}`} data-remove-room>
        Remove
      </button>
    </p>
    <div className={counts.rows}>
      <PlainCount
        label="Adults"
        help="18 and over"
        name="adults"
        kind="adults"
        value={room.adults}
        least={0}
        most={MAX_GUESTS_A_ROOM}
      />
      <PlainCount
        label="Children"
        help={`${CHILD_AGES.least} to ${CHILD_AGES.most}`}
        kind="children"
        value={room.children.length}
        most={MAX_GUESTS_A_ROOM}
      />
      <PlainAges
        legend="Age on the day of arrival"
        ages={room.children}
        from={CHILD_AGES.least}
        to={CHILD_AGES.most}
        most={MAX_GUESTS_A_ROOM}
      />
      <PlainCount
        label="Infants"
        help="Under 2, need no bed"
        name="infants"
        kind="infants"
        value={room.infants}
        most={MAX_GUESTS_A_ROOM}
      />
    </div>
  </div>
)
