import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { circleAround, kmBetween } from '../../../map/circle.ts'
import type { Box } from '../../../map/clip.ts'
import { canDrawMaps, createMap, type MapLibre, setFeatures } from '../../../map/create-map.ts'
import { groundAddress } from '../../../map/ground.ts'
import { dotFeatures, labelFeatures, ringFeature } from '../../../map/map-style.ts'
import { type Pin, type PinLayer, pinLayer } from '../../../map/pin-layer.ts'
import type { loader as groundLoader } from '../../lookup/ground.ts'
import { districtLabels } from './district-labels.ts'
import { MapCard } from './map-card.tsx'
import { pointAt, usePointed } from './pointed-stay.ts'
import css from './stay-map.module.css'

type Props = {
  listed: readonly ListedStay[]
  search: StaySearch
  /** How far results reach, in kilometres; null for any distance. */
  reachKm: number | null
  /** Writes a total on a pin, and in full. */
  short: (total: number) => string
  full: (total: number) => string
  /** Looks for stays around another point. */
  onSearch: (point: { latitude: number; longitude: number; radiusKm: number }) => void
}

/** To about a metre. */
const fine = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The box around a circle. */
function boxOf(ring: readonly [number, number][]): Box {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The houses of the list where they stand, with their prices. What is pointed at in the list stands out here, and the other way round. */
export function StayMap({ listed, search, reachKm, short, full, onSearch }: Props) {
  const { destination, radiusKm } = search
  const box = useRef<HTMLDivElement>(null)
  const scheme = useComputedColorScheme('light')
  const { data: ground, load } = useFetcher<typeof groundLoader>()
  const [map, setMap] = useState<MapLibre | null>(null)
  const [layer, setLayer] = useState<PinLayer | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [canDraw] = useState(canDrawMaps)
  const pointed = usePointed()
  const address = groundAddress(destination)

  useEffect(() => {
    load(address)
  }, [load, address])

  const open = useEffectEvent(() => boxOf(circleAround(destination, reachKm ?? radiusKm)))
  useEffect(() => {
    if (!ground || !box.current) return
    const made = createMap({ container: box.current, ground, scheme, view: open(), label: 'Map' })
    const pins = pinLayer(made, { onPoint: pointAt, onChoose: setChosen })
    made.on('load', () => {
      setMap(made)
      setLayer(pins)
    })
    made.on('click', () => setChosen(null))
    made.on('moveend', (event) => 'originalEvent' in event && event.originalEvent && setMoved(true))
    return () => {
      setMap(null)
      setLayer(null)
      pins.remove()
      made.remove()
    }
  }, [ground, scheme])

  useEffect(() => {
    if (map && ground)
      setFeatures(
        map,
        'labels',
        labelFeatures([...districtLabels(listed), ...ground.labels.map((one) => ({ ...one, kind: 'airport' as const }))]),
      )
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
      label: `${stay.name}, ${full(total)}`,
    })),
  )
  const words = full(100_000_00)
  useEffect(() => {
    if (!map || !layer) return
    const pins = pinsOf()
    layer.show(pins)
    setFeatures(map, 'dots', dotFeatures(pins))
  }, [map, layer, listed, words])
  useEffect(() => layer?.mark(pointed ?? chosen), [layer, pointed, chosen])

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
