import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { reachOf, SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { Money } from '../../../kit/money.tsx'
import { circleAround, kmBetween } from '../../../map/circle.ts'
import { canDrawMaps, fitTo, setFeatures } from '../../../map/create-map.ts'
import { frameOf, holds } from '../../../map/frame.ts'
import { dotFeatures, labelFeatures, type MapLabel, ringFeature } from '../../../map/map-style.ts'
import { type Pin, type PinLayer, pinLayer } from '../../../map/pin-layer.ts'
import { useGroundMap } from '../../../map/use-ground-map.ts'
import { photoAt } from '../../../products/stay/photo-at.ts'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import { nightsWords } from '../../../products/stay/stay-words.ts'
import { pointAt, usePointed } from './pointed-stay.ts'
import css from './stay-map.module.css'
import { useStaysFrame } from './stays-frame.ts'

/** A district's label is at the centre of its properties, if it has a few. */
const least = 3

function districtLabels(listed: readonly Pick<ListedStay, 'stay'>[]): MapLabel[] {
  const byDistrict = Map.groupBy(
    listed.filter(({ stay }) => stay.district),
    ({ stay }) => stay.district ?? '',
  )
  return [...byDistrict].flatMap(([name, properties]): MapLabel[] => {
    if (properties.length < least) return []
    const middle = (of: (stay: ListedStay['stay']) => number) =>
      properties.reduce((sum, { stay }) => sum + of(stay), 0) / properties.length
    return [{ name, at: [middle(({ longitude }) => longitude), middle(({ latitude }) => latitude)], kind: 'district' }]
  })
}

type Props = {
  listed: readonly ListedStay[]
  search: StaySearch
  /** The radius around the place, in kilometres; null for a whole city and for any distance. */
  ringKm: number | null
  /** Formats a total on a pin. */
  short: (total: number) => string
  /** Searches stays around another point. */
  onSearch: (point: { latitude: number; longitude: number; radiusKm: number }) => void
}

/** To about a metre. */
const fine = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** A map of the listed properties with their prices. The property hovered in the list is highlighted, and vice versa. */
export function StayMap({ listed, search, ringKm, short, onSearch }: Props) {
  const { destination } = search
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<PinLayer | null>(null)
  /** Whether the view was fitted to the results: until then it is the search radius. */
  const wasFitted = useRef(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [canDraw] = useState(canDrawMaps)
  const [framedKm, setFramedKm] = useState(ringKm)
  // Another distance changes the view.
  if (framedKm !== ringKm) {
    setFramedKm(ringKm)
    setMoved(false)
  }
  const pointed = usePointed()
  const frame = () => frameOf(destination, { spots: listed.map(({ stay }) => stay), reachKm: ringKm ?? reachOf(search) })
  const { map, ground } = useGroundMap(box, {
    at: destination,
    view: () => frame(),
    label: 'Map',
  })

  useEffect(() => {
    if (!map) return
    const pins = pinLayer(map, { onPoint: pointAt, onChoose: setChosen })
    const look = (event: object) => 'originalEvent' in event && event.originalEvent && setMoved(true)
    const away = () => setChosen(null)
    map.on('click', away)
    map.on('moveend', look)
    layer.current = pins
    return () => {
      layer.current = null
      map.off('click', away)
      map.off('moveend', look)
      pins.remove()
    }
  }, [map])
  useEffect(() => {
    if (map && ground) setFeatures(map, 'labels', labelFeatures([...districtLabels(listed), ...ground.labels]))
  }, [map, ground, listed])
  useEffect(() => {
    if (!map) return
    setFeatures(map, 'centre', dotFeatures([{ id: 'centre', at: [destination.longitude, destination.latitude] }]))
    setFeatures(map, 'reach', ringFeature(ringKm === null ? [] : circleAround(destination, ringKm)))
  }, [map, destination, ringKm])
  const pinsOf = useEffectEvent((): Pin[] =>
    listed.map(({ key, stay, total }) => ({
      id: key,
      at: [stay.longitude, stay.latitude],
      text: short(total),
      label: stay.name,
    })),
  )
  // Later or farther results change the view until the user moves the map.
  const keepFrame = useEffectEvent(() => {
    if (!map || isMoved || listed.length === 0) return
    const [southWest, northEast] = [map.getBounds().getSouthWest(), map.getBounds().getNorthEast()]
    const next = frame()
    const isAll = holds([southWest.lng, southWest.lat, northEast.lng, northEast.lat], next)
    if (isAll && wasFitted.current) return
    wasFitted.current = true
    fitTo(map, next)
  })
  useEffect(() => {
    if (map) keepFrame()
  }, [map, listed])
  const words = short(123_456_78)
  useEffect(() => {
    if (!map) return
    const pins = pinsOf()
    layer.current?.show(pins)
    setFeatures(map, 'dots', dotFeatures(pins))
  }, [map, listed, words])
  useEffect(() => {
    if (map) layer.current?.mark(pointed ?? chosen)
  }, [map, pointed, chosen])

  const searchHere = () => {
    if (!map) return
    const { lat: latitude, lng: longitude } = map.getCenter()
    const corner = map.getBounds().getNorthEast()
    const reach = kmBetween({ latitude, longitude }, { latitude: corner.lat, longitude })
    onSearch({
      latitude: fine(latitude),
      longitude: fine(longitude),
      radiusKm: Math.max(1, Math.min(Math.round(reach), SEARCH_RADIUS_KM)),
    })
  }
  const card = listed.find(({ key }) => key === chosen)
  return (
    <section className={css.map} aria-label="Map of the results">
      {!canDraw ? (
        <p className={css.failed}>This browser cannot draw the map. The list has every result.</p>
      ) : (
        <div ref={box} className={css.box} />
      )}
      {isMoved && map && (
        <button type="button" className={css.again} onClick={searchHere}>
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
