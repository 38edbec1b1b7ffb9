import { isPageId } from '#domain/site/pages.ts'
import { pageOf } from '#domain/site/site.ts'
import { createMemory } from '../../memory.ts'
import { perSystem } from '../../per-system.ts'
import type { System } from '../../system.ts'
import { drawShareImage } from './draw-share-image.ts'
import { type Published, readPublished } from './read-published.ts'

const KEEP_MS = 24 * 3_600_000
const MOST_IMAGES = 300

const memory = perSystem(({ now }) => createMemory<Buffer>({ keepMs: KEEP_MS, most: MOST_IMAGES, now }))

/** The home page is shared with its first words, every other one with its title. */
function titleOf({ site }: Published, id: string, name: string): string {
  const page = pageOf(site, id)
  if (page.id !== 'home') return page.title
  const first = page.blocks.find(({ isVisible, title }) => isVisible && title !== '')
  return first?.title ?? name
}

/** The picture of a page that visitors can reach, drawn once a version; null when there is no such page. */
export async function shareImage(
  system: System,
  { agency, page: id }: { agency: { id: string; slug: string; name: string }; page: string },
): Promise<{ image: Buffer; tag: string } | null> {
  const published = await readPublished(system, agency)
  if (!published || !isPageId(id)) return null
  const { site, number, origin } = published
  if (id !== 'home' && !pageOf(site, id).isVisible) return null
  const { name } = agency
  const { host } = new URL(origin)
  const title = titleOf(published, id, name)
  const key = JSON.stringify([agency.id, number, id, name, host])
  const image = await memory(system).get(key, () => drawShareImage({ settings: site.settings, name, title, host }))
  return { image, tag: `"v${number}-${Buffer.from(key).toString('base64url').slice(-24)}"` }
}
