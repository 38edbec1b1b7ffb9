import { IconMapSearch } from '@tabler/icons-react'
import type { Destination } from '#domain/stays/search.ts'
import { Dialog } from '../../../kit/dialog.tsx'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import css from './choose-on-map.module.css'

const MapPicker = lazyChunk(
  () => import('../../../map/map-picker.tsx').then((chunk) => chunk.MapPicker),
  <p role="status">The map is on its way…</p>,
)

/** The option below the places that opens the map. The field keeps the focus until it is pressed. */
export function MapLine({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className={css.line}
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={MapPicker.ready}
      onClick={onOpen}
    >
      <IconMapSearch size={18} stroke={1.5} aria-hidden="true" />
      Choose on the map
    </button>
  )
}

export type MapHome = Pick<Destination, 'name' | 'country' | 'latitude' | 'longitude'>

type Props = {
  isOpen: boolean
  /** The initial centre of the map; near the agency while no place is selected. */
  from: Destination | null
  home: MapHome
  onClose: () => void
  onChoose: (place: Destination) => void
}

/** Chooses a point on the map as the place of the search. */
export function ChooseOnMap({ isOpen, from, home, onClose, onChoose }: Props) {
  const start = from ?? home
  const near = from?.kind === 'map' ? from.context : `near ${start.name}`
  return (
    <Dialog shape="page" title="Choose on the map" isOpen={isOpen} onClose={onClose}>
      <MapPicker
        start={start}
        onChoose={(spot) =>
          onChoose({
            ...spot,
            kind: 'map',
            id: '',
            extentKm: null,
            name: 'Point on the map',
            context: near,
            country: start.country,
          })
        }
      />
    </Dialog>
  )
}
