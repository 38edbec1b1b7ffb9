import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { circleAround, kmBetween } from '../../../map/circle.ts'
import { canDrawMaps, setFeatures } from '../../../map/create-map.ts'
import { dotFeatures, labelFeatures, ringFeature } from '../../../map/map-style.ts'
import { type Pin, type PinLayer, pinLayer } from '../../../map/pin-layer.ts'
import { boxOf, useGroundMap } from '../../../map/use-ground-map.ts'
import { districtLabels } from './district-labels.ts'
import { MapCard } from './map-card.tsx'
import { pointAt, usePointed } from './pointed-stay.ts'
import css from './stay-map.module.css'

type Props = {
  listed: readonly ListedStay[]
  search: StaySearch
  /** How far results reach, in kilometres; null for any distance. */
  reachKm: number | null
  /** Writes a total on a pin. */
  short: (total: number) => string
  /** Looks for stays around another point. */
  onSearch: (point: { latitude: number; longitude: number; radiusKm: number }) => void
}

/** To about a metre. */
const fine = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The houses of the list where they stand, with their prices. What is pointed at in the list stands out here, and the other way round. */
export function StayMap({ listed, search, reachKm, short, onSearch }: Props) {
  const { destination, radiusKm } = search
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<PinLayer | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [canDraw] = useState(canDrawMaps)
  const pointed = usePointed()
  const { map, ground } = useGroundMap(box, {
    at: destination,
    view: () => boxOf(circleAround(destination, reachKm ?? radiusKm)),
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
    setFeatures(map, 'reach', ringFeature(reachKm === null ? [] : circleAround(destination, reachKm)))
  }, [map, destination, reachKm])
  const pinsOf = useEffectEvent((): Pin[] =>
    listed.map(({ key, stay, total }) => ({
      id: key,
      at: [stay.longitude, stay.latitude],
      text: short(total),
      label: stay.name,
    })),
  )
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
