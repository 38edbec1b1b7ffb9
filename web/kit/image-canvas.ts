import { clearGround, type Pixels, withoutRim } from './image-background.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The longer side of the cropped picture, in pixels: enough for every place that shows a logo. */
const MOST = 1_600

export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

/** A crop of a picture, no larger than needed. */
export function cutPicture(image: HTMLImageElement, area: Area): Pixels {
  const scale = Math.min(1, MOST / Math.max(area.width, area.height))
  const [width, height] = [Math.max(1, Math.round(area.width * scale)), Math.max(1, Math.round(area.height * scale))]
  const pen = penOf(width, height)
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

/** The same picture without its flat background, trimmed. */
export function withoutGround(pixels: Pixels, ground: [number, number, number]): Pixels {
  const copy = { ...pixels, data: pixels.data.slice(), width: pixels.width, height: pixels.height }
  clearGround(copy, ground)
  return withoutRim(copy)
}

/** As a PNG, which supports transparency. */
export function toPng({ data, width, height }: Pixels): Promise<Blob> {
  const pen = penOf(width, height)
  pen.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0)
  return new Promise((done, failed) =>
    pen.canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the browser could not write the picture'))), 'image/png'),
  )
}

function penOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser cannot draw')
  return pen
}
