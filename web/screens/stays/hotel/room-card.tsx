import type { StayProperty } from '#domain/stays/property.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { photoAt } from '../../../products/stay/photo-at.ts'
import { RateRow } from './rate-row.tsx'
import css from './room-card.module.css'
import { roomFacts } from './room-words.ts'

type Props = {
  room: RoomGroup
  search: StaySearch
  property: StayProperty
  now: string
  isExpired: boolean
  chosen: PricedStayRate | undefined
}

/** A kind of room and the rates it is sold at, the cheapest first. */
export function RoomCard({ room, search, property, now, isExpired, chosen }: Props) {
  const [photo] = room.photos
  return (
    <article className={css.room} aria-label={room.name}>
      <header className={css.head}>
        {photo && (
          <img
            {...photoAt(photo, 320)}
            sizes="160px"
            alt=""
            width={160}
            height={120}
            loading="lazy"
            decoding="async"
            className={css.photo}
          />
        )}
        <div>
          <h3 className={css.name}>{room.name}</h3>
          <ul className={css.facts}>
            {roomFacts(room).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </header>
      <ul className={css.rates}>
        {room.rates.map((rate) => (
          <RateRow
            key={rate.id}
            rate={rate}
            room={room.name}
            search={search}
            property={property}
            now={now}
            isExpired={isExpired}
            isChosen={rate.id === chosen?.id}
          />
        ))}
      </ul>
    </article>
  )
}
