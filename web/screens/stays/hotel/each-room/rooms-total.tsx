import { sumOfRooms } from '#domain/stays/rooms/sum-of-rooms.ts'
import { Money } from '../../../../kit/money.tsx'
import { roomsWords } from '../../../../products/stay/stay-words.ts'
import type { Session } from '../../../../session.ts'
import css from '../chosen-rate.module.css'
import type { ChosenRoom } from './each-view.ts'

type Props = {
  rooms: readonly ChosenRoom[]
  waysToPay: Session['waysToPay']
  /** `for 3 nights` */
  length: string
}

/** What the chosen rooms cost together, beside the button that books them. */
export function RoomsTotal({ rooms, waysToPay, length }: Props) {
  const sum = sumOfRooms(
    rooms.flatMap(({ sold }) => sold?.rate ?? []),
    waysToPay,
  )
  return (
    <div className={css.chosen}>
      <p className={css.room}>{roomsWords(rooms.length)}</p>
      {sum && (
        <p className={css.total}>
          <Money {...sum.total} />
        </p>
      )}
      <p className={css.length}>{length}, taxes included</p>
    </div>
  )
}
