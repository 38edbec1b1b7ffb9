import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { canDrawMaps, type MapLibre } from './create-map.ts'
import { type DrawnList, drawListed, frameOfListed, type ListShown } from './draw-listed.ts'
import css from './results-map.module.css'
import { useGroundMap } from './use-ground-map.ts'

type Props = {
  /** The place of the search. */
  at: { latitude: number; longitude: number }
  /** What the map shows; it is drawn again when `basis` changes. */
  shown: () => ListShown
  basis: readonly [listed: readonly unknown[], words: string]
  /** The id of a highlighted result beside the pressed one. */
  pointed?: string | null
  onPoint?: (id: string | null) => void
  /** Above the map once it was moved. */
  moved?: (map: MapLibre) => ReactNode
  /** The card of the pressed pin. */
  card: (id: string, onClose: () => void) => ReactNode
}

const nothing = () => {}

/** Results at their places, with their prices. */
export function ListedMap({ at, shown, basis: [listed, words], pointed = null, onPoint = nothing, moved, card }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnList | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [canDraw] = useState(canDrawMaps)
  const { map, ground } = useGroundMap(box, { at, view: () => frameOfListed(at, shown()), label: 'Map' })
  useEffect(() => {
    if (!map || !ground) return
    const list = drawListed(map, ground, at, { onPoint, onChoose: setChosen, onMoved: setMoved })
    drawn.current = list
    return () => {
      drawn.current = null
      list.remove()
    }
  }, [map, ground, at, onPoint])
  const show = useEffectEvent(() => drawn.current?.show(shown()))
  useEffect(() => {
    if (map && ground) show()
  }, [map, ground, at, listed, words])
  useEffect(() => {
    if (map) drawn.current?.mark(pointed ?? chosen)
  }, [map, pointed, chosen])
  return (
    <section className={css.map} aria-label="Map of the results">
      {canDraw ? (
        <div ref={box} className={css.box} />
      ) : (
        <p className={css.failed}>This browser cannot draw the map. The list has every result.</p>
      )}
      {isMoved && map && moved?.(map)}
      {chosen !== null && card(chosen, () => setChosen(null))}
    </section>
  )
}
