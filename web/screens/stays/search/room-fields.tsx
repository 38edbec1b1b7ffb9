import { CHILD_AGES, MAX_GUESTS_A_ROOM } from '#domain/stays/search-rules.ts'
import { ageCount, ChildAges } from '../../../search/child-ages.tsx'
import counts from '../../../search/count-row.module.css'
import { CountRow } from '../../../search/count-row.tsx'
import css from './rooms-field.module.css'
import type { RoomDraft } from './stay-draft.ts'

type Props = {
  room: RoomDraft
  /** From 1. */
  number: number
  isOnly: boolean
  /** Whether a missing age is marked as invalid. */
  isWrong: boolean
  onChange: (room: RoomDraft) => void
  onRemove: () => void
}

/** The guests of one room. */
export function RoomFields({ room, number, isOnly, isWrong, onChange, onRemove }: Props) {
  const of = isOnly ? {} : { of: `room ${number}` }
  const most = MAX_GUESTS_A_ROOM
  return (
    <div role="group" aria-label={`Room ${number}`} className={css.room}>
      <p className={css.head}>
        Room {number}
        {!isOnly && (
          <button type="button" className={`text-button ${css.remove}`} onClick={onRemove}>
            Remove<span className="visually-hidden"> room {number}</span>
          </button>
        )}
      </p>
      <div className={counts.rows}>
        <CountRow
          {...of}
          label="Adults"
          help="18 and over"
          value={room.adults}
          most={most}
          onChange={(adults) => onChange({ ...room, adults })}
        />
        <CountRow
          {...of}
          label="Children"
          help={`${CHILD_AGES.least} to ${CHILD_AGES.most}`}
          value={room.children.length}
          most={most}
          onChange={(count) => onChange({ ...room, children: ageCount(room.children, count) })}
        />
        <ChildAges
          {...of}
          legend="Age on the day of arrival"
          ages={room.children}
          from={CHILD_AGES.least}
          to={CHILD_AGES.most}
          isWrong={isWrong}
          onChange={(children) => onChange({ ...room, children })}
        />
        <CountRow
          {...of}
          label="Infants"
          help="Under 2, need no bed"
          value={room.infants}
          most={most}
          onChange={(infants) => onChange({ ...room, infants })}
        />
      </div>
    </div>
  )
}
