import { SupplierError } from '#domain/supplier-error.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { sniffPicture } from '../images/sniff-picture.ts'

const MOST_PIXELS = 40_000_000

/**
 * A picture of somebody else, decoded and written anew as WebP: no byte of the original is passed on. Throws SupplierError `rejected` for what is none;
 * drawings are none here, for they may refer to files of this machine.
 */
export async function resizePicture(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const format = sniffPicture(bytes)
  if (format === null || format === 'svg') throw new SupplierError('rejected', 'pictures', 'the bytes are no picture')
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer()
  } catch {
    throw new SupplierError('rejected', 'pictures', 'the picture cannot be read')
  }
}
