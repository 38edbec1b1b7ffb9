import { type Crop, cropOf, hasCrops, pictureShapes, shapeOf } from '#domain/site/crops.ts'
import type { PictureWithAlt } from '#domain/site/links.ts'

/** The CSS position of a focus point: `50 30` is `50% 30%`. */
const positionOf = (focus: string): string => focus.replaceAll(/\d+/g, '$&%')

/** One crop. `object-position` leaves the focus point where it is in the picture, so it is where the picture is enlarged from. */
const styleOf = ({ focus, zoom }: Required<Crop>) => ({
  objectPosition: positionOf(focus),
  ...(zoom > 1 && { scale: String(zoom), transformOrigin: positionOf(focus) }),
})

/** The crop of every shape as CSS variables, of which `picture.module.css` chooses by the shape of the box. */
const variablesOf = (image: PictureWithAlt): Record<string, string> =>
  Object.fromEntries(
    pictureShapes.flatMap((shape) => {
      const { focus, zoom } = cropOf(image, shape)
      const point = [`--crop-${shape}`, positionOf(focus)]
      return zoom > 1 ? [point, [`--crop-${shape}-zoom`, String(zoom)]] : [point]
    }),
  )

/**
 * What gives a box its shape: its ratio, or CSS, so that it has another one on other screens; `hero`: CSS, and on phones it counts as upright,
 * however short its text is.
 */
export type BoxKind = 'fixed' | 'fluid' | 'hero'

interface Cropping {
  style: Record<string, string> | undefined
  /** Whether CSS chooses the crop by the shape of the box. */
  isByShape: boolean
  /** The largest enlargement in this box. */
  zoom: number
}

/** How the crops of a picture are drawn in a box. */
export function croppingOf(image: PictureWithAlt, box: BoxKind, ratio: readonly [width: number, height: number]): Cropping {
  if (box !== 'fixed' && hasCrops(image)) {
    const zooms = pictureShapes.map((each) => cropOf(image, each).zoom)
    return { style: variablesOf(image), isByShape: true, zoom: Math.max(...zooms) }
  }
  if (box !== 'fixed') return uncropped(image)
  const [width, height] = ratio
  const shape = shapeOf(width / height)
  const { style, ...cropping } = image.crops?.[shape] ? inShape(cropOf(image, shape)) : uncropped(image)
  // Otherwise a loaded picture gives its box its own shape, and cards of one row differ in height.
  return { ...cropping, style: { aspectRatio: `${width} / ${height}`, ...style } }
}

const inShape = (crop: Required<Crop>): Cropping => ({ style: styleOf(crop), isByShape: false, zoom: crop.zoom })

/** A picture that has no crop of its own in its box, or is shown whole. */
export const uncropped = ({ focus }: PictureWithAlt): Cropping => ({
  style: focus ? { objectPosition: positionOf(focus) } : undefined,
  isByShape: false,
  zoom: 1,
})

/** `sizes` of a picture that is enlarged: the lengths, not the conditions. */
export const enlargedSizes = (sizes: string, zoom: number): string =>
  zoom === 1
    ? sizes
    : sizes.replaceAll(/(\d+)(vw|px)(?=,|$)/g, (_, length, unit) => `${Math.round(Number(length) * zoom)}${unit}`)
