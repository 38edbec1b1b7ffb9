import { useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { Button } from '../form/button.tsx'
import { lazyChunk } from '../lazy-chunk.tsx'
import css from './document-form.module.css'
import { type DocumentValue, numberOf } from './document-field.ts'

const MapPicker = lazyChunk(
  () => import('../../map/map-picker.tsx').then((chunk) => chunk.MapPicker),
  <p role="status">The map is loading…</p>,
)

interface Spot {
  latitude: number
  longitude: number
}

interface Props {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  /** The first centre of the map. */
  start: Spot
  value: DocumentValue | null
  onChange: (point: Spot | null) => void
}

const words = {
  label: 'Map. Move it with the arrow keys until the pin is at the place',
  help: 'Move the map until the pin is at the place.',
  button: 'Set the pin here',
  instead: 'Open this page in another browser to set the pin.',
}

/** Degrees with four decimals, some ten metres. */
const short = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** A point, set on the map. */
export function PointField({ id, label, description, error, start, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [latitude, longitude] = [numberOf(value?.latitude), numberOf(value?.longitude)]
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return (
    <div className={css.point} id={id} role="group" aria-label={label}>
      <p className={css.legend}>{label}</p>
      {description && <p className={css.help}>{description}</p>}
      <div className={css.pointLine}>
        <span className="figure">{point ? `${short(point.latitude)}, ${short(point.longitude)}` : 'Not set'}</span>
        <Button
          variant="default"
          size="xs"
          aria-label={point ? `Move the pin: ${label}` : `Set on the map: ${label}`}
          onPointerEnter={MapPicker.ready}
          onClick={() => setOpen(true)}
        >
          {point ? 'Move the pin' : 'Set on the map'}
        </Button>
        {point && (
          <Button variant="subtle" color="gray" size="xs" aria-label={`Remove the pin: ${label}`} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {error && <p className={css.error}>{error}</p>}
      <Dialog shape="page" title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
        <MapPicker
          start={point ?? start}
          words={words}
          onChoose={(spot) => {
            onChange(spot)
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
