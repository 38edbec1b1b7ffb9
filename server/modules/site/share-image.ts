import { cityPages } from '#domain/flights/city-pages.ts'
import type { Crop } from '#domain/site/crops.ts'
import { isAnyPageId } from '#domain/site/own-page-id.ts'
import { isReachable, pageOf } from '#domain/site/site.ts'
import { createMemoryCache } from '../../memory-cache.ts'
import { perSystem } from '../../per-system.ts'
import { regionalOf } from '../../regional.ts'
import type { System } from '../../system.ts'
import { cutSharePicture, type ReadPicture, wideCropIn } from './cut-share-picture.ts'
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
  /** How it is cropped; null where the agency did not choose that. */
  crop: Required<Crop> | null
}

/** The home page is shared with its headline, every other page with its title. */
function pageOn({ site }: Published, id: string, name: string): Shared | null {
  if (!isAnyPageId(id) || !isReachable(site, id)) return null
  const { title, blocks, sharePicture: chosen } = pageOf(site, id)
  const crop = wideCropIn(blocks, chosen)
  if (id !== 'home') return { title, chosen, crop }
  const first = blocks.find((block) => block.isVisible && block.title !== '')
  return { title: first?.title ?? name, chosen, crop }
}

/** `city-new-york` is the page of a city. */
function cityOf({ site }: Published, id: string, agency: Agency): Shared | null {
  const city = cityPages(site, regionalOf(agency)).find(({ path }) => id === `city-${path.split('/').at(-1)}`)
  return city ? { title: `Flights to ${city.name}`, chosen: '', crop: null } : null
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
  const { title, chosen: src, crop } = shared
  const key = JSON.stringify([agency.id, number, id, name, host, src])
  const image = await memory(system).get(
    key,
    async () =>
      (await cutSharePicture({ src, crop, readPicture })) ?? drawShareImage({ settings: site.settings, name, title, host }),
  )
  return {
    image,
    type: image[0] === 0xff ? 'image/jpeg' : 'image/png',
    tag: `"v${number}-${Buffer.from(key).toString('base64url').slice(-24)}"`,
  }
}
