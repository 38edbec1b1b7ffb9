import { IconPlus } from '@tabler/icons-react'
import { CHILD_AGES, MAX_GUESTS_A_ROOM, MAX_ROOMS } from '#domain/stays/search-rules.ts'
import { Button } from '../../../../kit/form/button.tsx'
import css from '../../../../screens/stays/search/rooms-field.module.css'
import { newRoom, type RoomDraft } from '../../../../screens/stays/search/stay-draft.ts'
import counts from '../../../../search/count-row.module.css'
import { PlainAges, PlainCount } from '../../../../search/shop/counts.tsx'
import { PlainPanel } from '../../../../search/shop/panel.tsx'
import { guestsCount, guestsWords } from '../../stay-words.ts'

type Props = { id: string; rooms: readonly RoomDraft[] }

/** Who sleeps where. The form's script has a list of rooms; without it all guests are counted together, with the number of rooms. */
export const PlainRooms = ({ id, rooms }: Props) => (
  <PlainPanel id={id} label="Guests and rooms" name="rooms" value={guestsCount(rooms)}>
    <div className={css.rooms}>
      <div className={css.list} data-rooms>
        <Room room={together(rooms)} most={rooms.length > 1 ? MAX_GUESTS_A_ROOM * MAX_ROOMS : MAX_GUESTS_A_ROOM} />
      </div>
      <div data-without-script>
        <PlainCount
          label="Rooms"
          help="All guests together above"
          name="roomCount"
          kind="rooms"
          value={Math.max(1, rooms.length)}
          least={1}
          most={MAX_ROOMS}
        />
      </div>
      <div className={css.foot} data-with-script>
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} stroke={1.5} />} data-add-room>
          Add a room
        </Button>
        <p className={css.total} role="status" data-total>
          {guestsWords(rooms)}
        </p>
      </div>
      <p className={counts.problem} role="status" data-said-inside />
    </div>
    <template data-piece="room">
      <Room room={newRoom} most={MAX_GUESTS_A_ROOM} />
    </template>
  </PlainPanel>
)

/** The guests of all rooms as those of one. */
function together([first = newRoom, ...rest]: readonly RoomDraft[]): RoomDraft {
  return rest.reduce(
    (sum, { adults, children, infants }) => ({
      adults: sum.adults + adults,
      children: [...sum.children, ...children],
      infants: sum.infants + infants,
    }),
    first,
  )
}

/** The guests of one room; the script writes its number. */
const Room = ({ room, most }: { room: RoomDraft; most: number }) => (
  <div role="group" aria-label="Room 1" className={css.room} data-room>
    <p className={css.head} data-with-script>
      <span data-room-name>Room 1</span>
      <button type="button" className={`text-button ${css.remove}`} data-remove-room>
        Remove
      </button>
    </p>
    <div className={counts.rows}>
      <PlainCount label="Adults" help="18 and over" name="adults" kind="adults" value={room.adults} least={0} most={most} />
      <PlainCount
        label="Children"
        help={`${CHILD_AGES.least} to ${CHILD_AGES.most}`}
        kind="children"
        value={room.children.length}
        most={most}
      />
      <PlainAges
        legend="Age on the day of arrival"
        ages={room.children}
        from={CHILD_AGES.least}
        to={CHILD_AGES.most}
        most={Math.max(MAX_GUESTS_A_ROOM, room.children.length)}
      />
      <PlainCount label="Infants" help="Under 2, need no bed" name="infants" kind="infants" value={room.infants} most={most} />
    </div>
  </div>
)
