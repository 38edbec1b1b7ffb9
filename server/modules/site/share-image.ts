import { cityPages } from '#domain/flights/city-pages.ts'
import { isAnyPageId } from '#domain/site/own-page-id.ts'
import { isReachable, pageOf } from '#domain/site/site.ts'
import { createMemoryCache } from '../../memory-cache.ts'
import { perSystem } from '../../per-system.ts'
import { regionalOf } from '../../regional.ts'
import type { System } from '../../system.ts'
import { drawShareImage } from './draw-share-image.ts'
import { type Published, readPublished } from './read-published.ts'

type Agency = { id: string; slug: string; name: string } & Parameters<typeof regionalOf>[0]

const KEEP_MS = 24 * 3_600_000
const MOST_IMAGES = 300

const memory = perSystem(({ now }) => createMemoryCache<Buffer>({ freshMs: KEEP_MS, most: MOST_IMAGES, now }))

interface Shared {
  title: string
  /** The address of the picture that the agency chose; empty without one. */
  chosen: string
}

/** The home page is shared with its headline, every other page with its title. */
function pageOn({ site }: Published, id: string, name: string): Shared | null {
  if (!isAnyPageId(id) || !isReachable(site, id)) return null
  const { title, blocks, sharePicture: chosen } = pageOf(site, id)
  if (id !== 'home') return { title, chosen }
  const first = blocks.find((block) => block.isVisible && block.title !== '')
  return { title: first?.title ?? name, chosen }
}

/** `city-new-york` is the page of a city. */
function cityOf({ site }: Published, id: string, agency: Agency): Shared | null {
  const city = cityPages(site, regionalOf(agency)).find(({ path }) => id === `city-${path.split('/').at(-1)}`)
  return city ? { title: `Flights to ${city.name}`, chosen: '' } : null
}

const MEDIA = /^\/media\/([0-9a-f-]{36})$/

/** Reads an uploaded picture by its id in its largest size; null without one. */
export type ReadPicture = (id: string) => Promise<Uint8Array | null>

/** The picture that the agency chose for a page, cropped for shared links; null where there is none or the file is missing. */
async function cutPicture(address: string, readPicture: ReadPicture): Promise<Buffer | null> {
  const id = MEDIA.exec(address)?.[1]
  const bytes = id && (await readPicture(id))
  if (!bytes) return null
  // Loaded on demand: a large library that few nodes need.
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .resize({ width: 1_200, height: 630, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** The share picture of a page that visitors can reach, made once a version: cropped from the chosen one, or drawn. Null for an unknown page. */
export async function shareImage(
  system: System,
  { agency, page: id, readPicture }: { agency: Agency; page: string; readPicture: ReadPicture },
): Promise<{ image: Buffer; type: string; tag: string } | null> {
  const published = await readPublished(system, agency)
  const shared = published && (cityOf(published, id, agency) ?? pageOn(published, id, agency.name))
  if (!shared) return null
  const { site, number, origin } = published
  const { name } = agency
  const { host } = new URL(origin)
  const { title, chosen } = shared
  const key = JSON.stringify([agency.id, number, id, name, host, chosen])
  const image = await memory(system).get(
    key,
    async () => (await cutPicture(chosen, readPicture)) ?? drawShareImage({ settings: site.settings, name, title, host }),
  )
  return {
    image,
    type: image[0] === 0xff ? 'image/jpeg' : 'image/png',
    tag: `"v${number}-${Buffer.from(key).toString('base64url').slice(-24)}"`,
  }
}
