import { z } from 'zod'
import { Words } from '../words.ts'
import { type Crops as CropsByShape, MOST_ZOOM, type PictureShape } from './crops.ts'

/** The permitted targets of an agency's link: a page of the site, another site, a mail address or a telephone number. Nothing executable. */
const allowed = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/i

export const isSafeLink = (value: string): boolean => {
  if (!allowed.test(value) || /[\s<>"\\]/.test(value)) return false
  if (!/^https?:/i.test(value)) return true
  return URL.canParse(value) && new URL(value).hostname.includes('.')
}

/** A link as typed; the empty text is no link. `skyways.test` becomes `https://skyways.test`. */
export const Link = Words.trim()
  .max(500, 'At most 500 characters.')
  .transform((value) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value) ? `https://${value}` : value))
  .refine((value) => value === '' || isSafeLink(value), 'Use a page such as /deals, or an address that begins with https://')

/** A picture: an upload of the agency, a drawing of the starter templates, or none. */
export const Picture = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:\/(?:media|scenes)\/[\w./-]+)?$/, 'Upload the picture first.')

/** A picture with its alternative text. */
export interface PictureWithAlt {
  src: string
  alt: string
  /** The focus point of every crop, in per cent from the left and from the top: `50 30`. Default: the centre. */
  focus?: string | undefined
  /** Crops that replace the focus point, each in one shape. */
  crops?: CropsByShape | undefined
}

export const Focus = z.string().regex(/^(?:100|\d{1,2}) (?:100|\d{1,2})$/, 'Choose a point of the picture.')

const Crop = z.object({
  focus: Focus,
  zoom: z.number().min(1, `From 1 to ${MOST_ZOOM}.`).max(MOST_ZOOM, `From 1 to ${MOST_ZOOM}.`).optional(),
})

/** Crops of a picture by shape; other shapes are dropped, as unknown fields of a site are. */
export const Crops = z.object({
  wide: Crop.optional(),
  card: Crop.optional(),
  upright: Crop.optional(),
} satisfies Record<PictureShape, z.ZodType>)

const videoHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'player.vimeo.com',
])

/** A video on YouTube or Vimeo; a browser loads it only after a click. */
export const VideoUrl = Words.trim()
  .max(300, 'At most 300 characters.')
  .refine(
    (value) => value === '' || (URL.canParse(value) && videoHosts.has(new URL(value).hostname) && value.startsWith('https://')),
    'Use the address of a film on YouTube or Vimeo.',
  )
