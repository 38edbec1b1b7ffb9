import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { StayDetail } from '#contract/stays.ts'
import type { Session } from '../../../../session.ts'
import { hotelPath } from '../hotel-address.ts'
import css from '../rooms.module.css'
import { ChosenRooms } from './chosen-rooms.tsx'
import type { EachView } from './each-view.ts'
import { NoRoom } from './no-room.tsx'
import { RoomModes } from './room-modes.tsx'
import { RoomSteps } from './room-steps.tsx'

type Props = {
  view: EachView
  detail: StayDetail
  waysToPay: Session['waysToPay']
  /** Asks for other days and guests. */
  form: ReactNode
}

/** All rooms once each has its rate, or the room for which there is none. */
export function EachRooms({ view, detail, waysToPay, form }: Props) {
  const [params] = useSearchParams()
  const { search, shows } = view
  const isAll = shows.kind === 'rooms'
  return (
    <section id="rooms" className={css.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={css.title}>
        {isAll ? `Your ${search.rooms.length} rooms` : 'Choose a room'}
      </h2>
      {form}
      <RoomModes rooms={search.rooms.length} isEach />
      {isAll ? (
        <ChosenRooms
          view={view}
          rooms={shows.rooms}
          property={detail.property}
          waysToPay={waysToPay}
          here={`${hotelPath}?${params}`}
        />
      ) : (
        <>
          <RoomSteps view={view} step={shows.step} />
          <NoRoom view={view} step={shows.step} />
        </>
      )}
    </section>
  )
}
