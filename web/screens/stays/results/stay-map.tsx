import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { reachOf } from '#domain/stays/search-rules.ts'
import { Money } from '../../../kit/money.tsx'
import { canDrawMaps } from '../../../map/create-map.ts'
import { useGroundMap } from '../../../map/use-ground-map.ts'
import { areaOf, drawListed, frameOfListed, type DrawnList, type ListShown } from '../../../map/draw-listed.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import { nightsWords } from '../../../products/stay/stay-words.ts'
import { pointAt, usePointed } from '../../../results/pointed.ts'
import css from '../../../map/results-map.module.css'
import { useStaysFrame } from './stays-frame.ts'

type Props = {
  listed: readonly ListedStay[]
  search: StaySearch
  /** The radius around the place, in kilometres; null for a whole city and for any distance. */
  ringKm: number | null
  /** Formats a total on a pin. */
  short: (total: number) => string
  /** Looks for stays around another point. */
  onSearch: (area: ReturnType<typeof areaOf>) => void
}

/** The properties of the list where they stand, with their prices. What is pointed at in the list stands out here, and the other way round. */
export function StayMap({ listed, search, ringKm, short, onSearch }: Props) {
  const { destination } = search
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnList | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [canDraw] = useState(canDrawMaps)
  const pointed = usePointed()
  const shown = (): ListShown => ({
    items: listed.map(({ key, stay, total }) => ({ ...stay, id: key, price: short(total) })),
    ringKm,
    reachKm: reachOf(search),
  })
  const { map, ground } = useGroundMap(box, {
    at: destination,
    view: () => frameOfListed(destination, shown()),
    label: 'Map',
  })

  useEffect(() => {
    if (!map || !ground) return
    const stays = drawListed(map, ground, destination, { onPoint: pointAt, onChoose: setChosen, onMoved: setMoved })
    drawn.current = stays
    return () => {
      drawn.current = null
      stays.remove()
    }
  }, [map, ground, destination])
  const show = useEffectEvent(() => drawn.current?.show(shown()))
  const words = short(123_456_78)
  useEffect(() => {
    if (map && ground) show()
  }, [map, ground, destination, listed, ringKm, words])
  useEffect(() => {
    if (map) drawn.current?.mark(pointed ?? chosen)
  }, [map, pointed, chosen])

  const card = listed.find(({ key }) => key === chosen)
  return (
    <section className={css.map} aria-label="Map of the results">
      {!canDraw ? (
        <p className={css.failed}>This browser cannot draw the map. The list has every result.</p>
      ) : (
        <div ref={box} className={css.box} />
      )}
      {isMoved && map && (
        <button type="button" className={css.again} onClick={() => onSearch(areaOf(map))}>
          Search this area
        </button>
      )}
      {card && <MapCard listed={card} onClose={() => setChosen(null)} />}
    </section>
  )
}

/** The property of the pressed pin. */
function MapCard({ listed: { stay, rate, total }, onClose }: { listed: ListedStay; onClose: () => void }) {
  const { searchId, query, currency, nights } = useStaysFrame()
  const [photo] = stay.photos
  return (
    <article className={css.card} aria-label={stay.name}>
      {photo && <img {...photoAt(photo, 320)} sizes="112px" alt="" width={112} height={96} className={css.photo} />}
      <div className={css.facts}>
        <Link to={propertyAddress(searchId, stay.id, query, seenRate(rate, total))} className={css.name} prefetch="none">
          {stay.name}
        </Link>
        <ScoreBadge score={stay.score} reviewCount={stay.reviewCount} />
        <p className={css.price}>
          <Money amount={total} currency={currency} /> <span className={css.quiet}>for {nightsWords(nights)}</span>
        </p>
      </div>
      <button type="button" className={css.close} aria-label={`Close ${stay.name}`} onClick={onClose}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </article>
  )
}
