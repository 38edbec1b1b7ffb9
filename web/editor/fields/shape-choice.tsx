import { useId } from 'react'
import { type PictureShape, pictureShapes } from '#domain/site/crops.ts'
import type { PictureWithAlt } from '#domain/site/links.ts'
import { Picture } from '../../site/picture.tsx'
import css from './shape-choice.module.css'

export type ChosenShape = 'every' | PictureShape

/** Each shape with the size of its preview. */
export const shapeLooks: Readonly<Record<PictureShape, { label: string; width: number; height: number }>> = {
  wide: { label: 'Wide', width: 98, height: 52 },
  card: { label: 'Card', width: 72, height: 52 },
  upright: { label: 'Upright', width: 42, height: 52 },
}

type Props = { image: PictureWithAlt; chosen: ChosenShape; onChoose: (shape: ChosenShape) => void }

/** The shape whose crop is edited, or every shape; each shows its crop. */
export function ShapeChoice({ image, chosen, onChoose }: Props) {
  const name = useId()
  const radio = (shape: ChosenShape, label: string) => (
    <input
      type="radio"
      name={name}
      value={shape}
      aria-label={label}
      checked={shape === chosen}
      onChange={() => onChoose(shape)}
    />
  )
  return (
    <div role="radiogroup" aria-label="Shape to crop" className={css.shapes}>
      <label className={`${css.shape} ${css.every}`}>
        {radio('every', 'Every shape')}
        Every shape
      </label>
      {pictureShapes.map((shape) => {
        const { label, width, height } = shapeLooks[shape]
        const isOwn = image.crops?.[shape] !== undefined
        return (
          <label key={shape} className={css.shape}>
            {radio(shape, isOwn ? `${label}, own crop` : label)}
            <span className={css.preview} style={{ width, height }}>
              <Picture image={{ ...image, alt: '' }} ratio={[width, height]} sizes="160px" />
            </span>
            <span>
              {label}
              {isOwn && <span className={css.own}>own</span>}
            </span>
          </label>
        )
      })}
    </div>
  )
}
