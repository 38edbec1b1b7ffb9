import { z } from 'zod'
import { Words } from '../words.ts'

/** Where a link of an agency may lead: a page of the site, another site, a mail address or a telephone. Nothing that runs. */
const allowed = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/i

export const isSafeLink = (value: string): boolean => {
  if (!allowed.test(value) || /[\s<>"\\]/.test(value)) return false
  if (!/^https?:/i.test(value)) return true
  return URL.canParse(value) && new URL(value).hostname.includes('.')
}

/** A link as an agency types it; the empty text is no link. `skyways.test` becomes `https://skyways.test`. */
export const Link = Words.trim()
  .max(500, 'At most 500 letters.')
  .transform((value) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value) ? `https://${value}` : value))
  .refine((value) => value === '' || isSafeLink(value), 'Use a page such as /deals, or an address that begins with https://')

/** A picture: one that the agency uploaded, a drawing of the starter templates, or nothing. */
export const Picture = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:\/(?:media|scenes)\/[\w./-]+)?$/, 'Upload the picture first.')

/** A picture with what it shows, for people who cannot see it. */
export interface PictureWithAlt {
  src: string
  alt: string
}

const videoHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'player.vimeo.com',
])

/** A film on YouTube or Vimeo; a visitor's browser asks for it only after a click. */
export const VideoUrl = Words.trim()
  .max(300, 'At most 300 letters.')
  .refine(
    (value) => value === '' || (URL.canParse(value) && videoHosts.has(new URL(value).hostname) && value.startsWith('https://')),
    'Use the address of a film on YouTube or Vimeo.',
  )
