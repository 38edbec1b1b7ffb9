import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { AppError } from '#domain/errors.ts'
import { cleanSvg } from './clean-svg.ts'
import { drawSvg, makeSizes, type Sizes } from './make-sizes.ts'
import { sniffPicture } from './sniff-picture.ts'

export interface PreparedPicture extends Sizes {
  kind: 'raster' | 'svg'
}

const LARGEST = 10_000_000
/** The most pictures processed at one time; each uses a core and up to 200 MB. */
const AT_ONCE = 2
const WAITING = 20
const turns = bulkhead(AT_ONCE, WAITING)

/**
 * All stored files of a picture, from untrusted bytes. The type is detected from the bytes alone; only pixels and allowed shapes are preserved.
 * Throws image.too-large, image.not-readable, or server.busy.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.length > LARGEST) throw new AppError('image.too-large')
  const format = sniffPicture(bytes)
  if (!format) throw new AppError('image.not-readable')
  try {
    return await turns.execute(() => (format === 'svg' ? prepareDrawing(bytes) : prepareRaster(bytes)))
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new AppError('server.busy')
    throw error
  }
}

const prepareRaster = async (bytes: Uint8Array): Promise<PreparedPicture> => ({ kind: 'raster', ...(await makeSizes(bytes)) })

/** A drawing stays SVG, with raster versions for places that cannot show SVG; one that cannot be served becomes a raster picture. */
async function prepareDrawing(bytes: Uint8Array): Promise<PreparedPicture> {
  const { svg, isServed } = cleanSvg(bytes)
  const sizes = await makeSizes(await drawSvg(svg))
  if (!isServed) return { kind: 'raster', ...sizes }
  const original = { name: 'original.svg', bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml' }
  return { kind: 'svg', ...sizes, files: [...sizes.files, original] }
}
