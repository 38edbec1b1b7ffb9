import { IconPlus } from '@tabler/icons-react'
import { MAX_ROOMS } from '#domain/stays/search-rules.ts'
import { Button } from '../../../kit/form/button.tsx'
import { guestsCount, guestsWords } from '../../../products/stay/stay-words.ts'
import counts from '../../../search/count-row.module.css'
import { FieldPanel } from '../../../search/field-panel.tsx'
import { RoomFields } from './room-fields.tsx'
import css from './rooms-field.module.css'
import { newRoom, type StayDraft } from './stay-draft.ts'

type Props = {
  draft: StayDraft
  onChange: (change: Partial<StayDraft>) => void
  error: string | undefined
  isPhone: boolean
}

/** Guests room by room. An invalid combination is reported, not silently prevented. */
export function RoomsField({ draft: { rooms }, onChange, error, isPhone }: Props) {
  const isFull = rooms.length >= MAX_ROOMS
  return (
    <FieldPanel label="Guests and rooms" name="rooms" error={error} value={guestsCount(rooms)} isPhone={isPhone} side="end">
      {() => (
        <div className={css.rooms}>
          <div className={css.list}>
            {rooms.map((room, index) => (
              <RoomFields
                key={index}
                room={room}
                number={index + 1}
                isOnly={rooms.length === 1}
                isWrong={Boolean(error)}
                onChange={(next) => onChange({ rooms: rooms.with(index, next) })}
                onRemove={() => onChange({ rooms: rooms.toSpliced(index, 1) })}
              />
            ))}
          </div>
          <div className={css.foot}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.5} />}
              disabled={isFull}
              onClick={() => onChange({ rooms: [...rooms, newRoom] })}
            >
              Add a room
            </Button>
            <p className={css.total} role="status">
              {isFull ? `At most ${MAX_ROOMS} rooms in one booking.` : guestsWords(rooms)}
            </p>
          </div>
          {error && (
            <p className={counts.problem} role="status">
              {error}
            </p>
          )}
        </div>
      )}
    </FieldPanel>
  )
}
