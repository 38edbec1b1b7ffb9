import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ListedTour } from '#domain/tours/found-tour.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { Money } from '../../../kit/money.tsx'
import { canDrawMaps } from '../../../map/create-map.ts'
import { type DrawnList, drawListed, frameOfListed, type ListShown } from '../../../map/draw-listed.ts'
import css from '../../../map/results-map.module.css'
import { useGroundMap } from '../../../map/use-ground-map.ts'
import { Rating } from '../../../products/tour/rating.tsx'
import { tourAddress } from '../../../products/tour/tour-address.ts'
import { reachOfTours } from './tour-reach.ts'
import { useToursFrame } from './tours-frame.ts'

type Props = {
  listed: readonly ListedTour[]
  search: TourSearch
  /** Formats a total on a pin. */
  short: (total: number) => string
}

/** The tours of the list where they begin, with their prices a person. */
export function TourMap({ listed, search, short }: Props) {
  const { destination } = search
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnList | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [canDraw] = useState(canDrawMaps)
  const shown = (): ListShown => ({
    items: listed.map(({ key, tour, total }) => ({
      id: key,
      name: tour.title,
      latitude: tour.latitude,
      longitude: tour.longitude,
      district: null,
      price: short(total),
    })),
    ringKm: null,
    reachKm: reachOfTours(destination),
  })
  const { map, ground } = useGroundMap(box, { at: destination, view: () => frameOfListed(destination, shown()), label: 'Map' })
  useEffect(() => {
    if (!map || !ground) return
    const tours = drawListed(map, ground, destination, { onPoint: () => {}, onChoose: setChosen, onMoved: () => {} })
    drawn.current = tours
    return () => {
      drawn.current = null
      tours.remove()
    }
  }, [map, ground, destination])
  const show = useEffectEvent(() => drawn.current?.show(shown()))
  const words = short(123_456_78)
  useEffect(() => {
    if (map && ground) show()
  }, [map, ground, destination, listed, words])
  useEffect(() => {
    if (map) drawn.current?.mark(chosen)
  }, [map, chosen])
  const card = listed.find(({ key }) => key === chosen)
  return (
    <section className={css.map} aria-label="Map of the results">
      {canDraw ? (
        <div ref={box} className={css.box} />
      ) : (
        <p className={css.failed}>This browser cannot draw the map. The list has every result.</p>
      )}
      {card && <MapCard listed={card} onClose={() => setChosen(null)} />}
    </section>
  )
}

/** The tour of the pressed pin. */
function MapCard({ listed: { tour, total }, onClose }: { listed: ListedTour; onClose: () => void }) {
  const { searchId, query, currency, people } = useToursFrame()
  const [photo] = tour.photos
  return (
    <article className={css.card} aria-label={tour.title}>
      {photo && <img {...photoAt(photo, 320)} sizes="112px" alt="" width={112} height={96} className={css.photo} />}
      <div className={css.facts}>
        <Link to={tourAddress(searchId, tour.id, query)} className={css.name} prefetch="none">
          {tour.title}
        </Link>
        <Rating score={tour.score} count={tour.reviewCount} />
        <p className={css.price}>
          <Money amount={Math.round(total / people)} currency={currency} /> <span className={css.quiet}>a person</span>
        </p>
      </div>
      <button type="button" className={css.close} aria-label={`Close ${tour.title}`} onClick={onClose}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </article>
  )
}
