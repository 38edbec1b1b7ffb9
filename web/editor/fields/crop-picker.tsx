import { useId, useRef, useState } from 'react'
import { type Crop, cropOf, MIDDLE, MOST_ZOOM, type PictureShape, withCrop } from '#domain/site/crops.ts'
import type { PictureWithAlt } from '#domain/site/links.ts'
import { Button } from '../../kit/form/button.tsx'
import words from '../words.module.css'
import css from './crop-picker.module.css'
import { PointOnPicture } from './point-on-picture.tsx'
import { type ChosenShape, ShapeChoice, shapeLooks } from './shape-choice.tsx'

type Props = { image: PictureWithAlt; onChange: (image: PictureWithAlt) => void }

/** How a picture is cropped: one focus point for every shape, and for each shape a point and a zoom of its own. */
export function CropPicker({ image, onChange }: Props) {
  const [chosen, choose] = useState<ChosenShape>('every')
  const picker = useRef<HTMLDivElement>(null)
  const shape = chosen === 'every' ? null : chosen
  const crop = shape ? cropOf(image, shape) : { focus: image.focus || MIDDLE, zoom: 1 }
  const name = shape && shapeLooks[shape].label
  const change = (part: Partial<Crop>) => {
    if (!shape) return onChange({ ...image, focus: part.focus })
    const { focus, zoom } = { ...crop, ...part }
    return onChange(withCrop(image, shape, zoom > 1 ? { focus, zoom } : { focus }))
  }
  const dropOwn = (given: PictureShape) => {
    // The button goes: the keyboard stays at the shape.
    picker.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    onChange(withCrop(image, given, null))
  }
  return (
    <div className={css.picker} ref={picker}>
      <ShapeChoice image={image} chosen={chosen} onChoose={choose} />
      <PointOnPicture
        src={image.src}
        label={name ? `Focus point of the ${name} crop` : 'Common focus point'}
        focus={crop.focus}
        frame={shape && { ...crop, ratio: shapeLooks[shape].width / shapeLooks[shape].height }}
        onMove={(focus) => change({ focus })}
      />
      {shape && <Zoom value={crop.zoom} onChange={(zoom) => change({ zoom })} />}
      <div className={css.state}>
        <p role="status" className={words.hint}>
          {stateWords(name, Boolean(shape && image.crops?.[shape]))}
        </p>
        {shape && image.crops?.[shape] && (
          <Button variant="default" size="xs" onClick={() => dropOwn(shape)}>
            Use the common point
          </Button>
        )}
      </div>
    </div>
  )
}

function stateWords(name: string | null, isOwn: boolean): string {
  if (!name) return 'Every shape keeps this point, unless it has its own crop.'
  return isOwn ? `${name} has its own crop.` : `${name} follows the common point until you move it or zoom.`
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const id = useId()
  const percent = `${Math.round(value * 100)}%`
  return (
    <div className={css.zoom}>
      <label htmlFor={id}>Zoom</label>
      <input
        id={id}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={value}
        aria-valuetext={percent}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <output htmlFor={id} className="figures">
        {percent}
      </output>
    </div>
  )
}
