import { z } from 'zod'
import { areaOf, type Crop, cropOf } from '#domain/site/crops.ts'
import { Crops } from '#domain/site/links.ts'

const MEDIA = /^\/media\/([0-9a-f-]{36})$/
const SIZE = { width: 1_200, height: 630 }

/** Reads an uploaded picture by its id in its largest size; null without one. */
export type ReadPicture = (id: string) => Promise<Uint8Array | null>

const CroppedPicture = z.object({ src: z.string(), crops: Crops })

/** The crop of the wide shape that a picture has in a section of a page; null without one. */
export function wideCropIn(content: unknown, src: string): Required<Crop> | null {
  if (typeof content !== 'object' || content === null) return null
  const picture = CroppedPicture.safeParse(content).data
  if (picture?.src === src && picture.crops.wide) return cropOf(picture, 'wide')
  for (const part of Object.values(content)) {
    const crop = wideCropIn(part, src)
    if (crop) return crop
  }
  return null
}

type Cut = { src: string; crop: Required<Crop> | null; readPicture: ReadPicture }

/** The picture that the agency chose for a page, cropped for shared links: by its wide crop, or around what draws attention. Null where there is none or the file is missing. */
export async function cutSharePicture({ src, crop, readPicture }: Cut): Promise<Buffer | null> {
  const id = MEDIA.exec(src)?.[1]
  const bytes = id && (await readPicture(id))
  if (!bytes) return null
  // Loaded on demand: a large library that few nodes need.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes)
  if (crop) {
    const { left, top, width, height } = areaOf(await picture.metadata(), SIZE.width / SIZE.height, crop)
    // Rounded down, so that the area never exceeds the picture.
    picture.extract({
      left: Math.floor(left),
      top: Math.floor(top),
      width: Math.max(1, Math.floor(width)),
      height: Math.max(1, Math.floor(height)),
    })
  }
  return picture
    .resize({ ...SIZE, fit: 'cover', position: crop ? 'centre' : 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
