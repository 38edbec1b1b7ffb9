import { Form } from 'react-router'
import type { RoomGroup as Room } from '#domain/stays/rate.ts'
import type { RatesFrame } from './rate-row.tsx'
import { RoomGroup } from './room-group.tsx'
import css from './room-table.module.css'

/** The form of the rates: its submit button is beside the table. */
export const ratesForm = 'rates'

type Props = RatesFrame & {
  rooms: readonly Room[]
  /** The address of this page. */
  here: string
  /** `for 3 nights, 2 rooms` */
  length: string
}

/** Every room with its rates as one table with one selected rate; cards if it is narrow. */
export function RoomTable({ rooms, here, length, ...frame }: Props) {
  return (
    // Other filters show other rates, of which the first is selected.
    <Form method="post" action={here} id={ratesForm} key={frame.chosen?.id}>
      <fieldset className={css.table}>
        <legend className="visually-hidden">Rates</legend>
        <div className={css.head} aria-hidden="true">
          <span>Room</span>
          <span className={css.sleeps}>Sleeps</span>
          <span>What is included</span>
          <span className={css.price}>Price {length}, taxes included</span>
        </div>
        {rooms.map((room) => (
          <RoomGroup key={room.key} room={room} {...frame} />
        ))}
      </fieldset>
    </Form>
  )
}
