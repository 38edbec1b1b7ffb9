/** The shapes that sections crop pictures to. */
export const pictureShapes = ['wide', 'card', 'upright'] as const
export type PictureShape = (typeof pictureShapes)[number]

/** A crop: its focus point, and how much the picture is enlarged around it, from 1 (default) to 3. */
export interface Crop {
  focus: string
  zoom?: number | undefined
}

/** The crops of a picture that replace its common focus point, each in one shape. */
export type Crops = { [Shape in PictureShape]?: Crop | undefined }

interface Cropped {
  focus?: string | undefined
  crops?: Crops | undefined
}

export const MOST_ZOOM = 3
/** The focus point of a picture that has none. */
export const MIDDLE = '50 50'

/** The shape of a box by its width divided by its height. */
export function shapeOf(ratio: number): PictureShape {
  if (ratio > 1.6) return 'wide'
  return ratio < 1 ? 'upright' : 'card'
}

/** The crop of a picture in one shape: its own, or the common focus point without zoom. */
export const cropOf = ({ focus, crops }: Cropped, shape: PictureShape): Required<Crop> => {
  const own = crops?.[shape]
  return { focus: own?.focus ?? (focus || MIDDLE), zoom: own?.zoom ?? 1 }
}

export const hasCrops = ({ crops }: Cropped): boolean => pictureShapes.some((shape) => crops?.[shape])

type WithCrops<Picture> = Omit<Picture, 'crops'> & { crops?: Crops | undefined }

/** A picture with another crop in one shape, or without its own. */
export function withCrop<Picture extends Cropped>(
  { crops, ...picture }: Picture,
  shape: PictureShape,
  crop: Crop | null,
): WithCrops<Picture> {
  const { [shape]: _, ...others } = crops ?? {}
  const changed: Crops = crop ? { ...others, [shape]: crop } : others
  return hasCrops({ crops: changed }) ? { ...picture, crops: changed } : picture
}

interface Size {
  width: number
  height: number
}

/** The area of a picture that a box of a ratio shows, in the units of `size`. */
export function areaOf({ width, height }: Size, ratio: number, { focus, zoom }: Required<Crop>) {
  const [x = 50, y = 50] = focus.split(' ').map(Number)
  const area = {
    width: Math.min(width, height * ratio) / zoom,
    height: Math.min(height, width / ratio) / zoom,
  }
  // As CSS `object-position` and `transform-origin` do, it has the focus point at the same share of its width as the picture.
  return { left: ((width - area.width) * x) / 100, top: ((height - area.height) * y) / 100, ...area }
}
