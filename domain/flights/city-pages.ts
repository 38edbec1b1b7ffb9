import { plainText } from '../plain-words.ts'
import { homeOf } from '../travel/home-of.ts'
import { airportsOf, cityOf, countryName } from '../travel/places.ts'
import type { Regional } from '../regional.ts'
import type { PictureWithAlt } from '../site/links.ts'
import { sells } from '../site/sells.ts'
import { isReachable, type Site } from '../site/site.ts'

/** The page of a city that a site names as a destination. */
export interface CityPage {
  /** IATA. */
  code: string
  name: string
  country: string
  /** `/destinations/new-york` */
  path: string
  image: PictureWithAlt
  /** The site's cities with flights to it; IATA. */
  from: string
}

const slugOf = (name: string): string => (plainText(name).match(/[a-z0-9]+/g) ?? []).join('-')

interface Way {
  from: string
  to: string
  image: PictureWithAlt
}

/** The flights in the visible sections of a site, those with a picture first. */
function waysOf({ pages, ownPages }: Site): Way[] {
  const blocks = [...pages, ...ownPages].filter(({ id, isVisible }) => isVisible || id === 'home').flatMap((page) => page.blocks)
  const none = { src: '', alt: '' }
  const ways = blocks
    .filter(({ isVisible }) => isVisible)
    .flatMap((block): Way[] => {
      if (block.kind === 'destinations')
        return block.content.items.map(({ originDestinations: { from, to }, image }) => ({ from, to, image }))
      return block.kind === 'flightDeals' ? block.content.items.map(({ from, to }) => ({ from, to, image: none })) : []
    })
  return ways.toSorted((a, b) => Number(b.image.src !== '') - Number(a.image.src !== ''))
}

/** A page for every city that the site names, while its page of destinations is visible and it sells flights; none for the agency's own city. */
export function cityPages(site: Site, regional: Pick<Regional, 'country' | 'zone'>): CityPage[] {
  if (!isReachable(site, 'destination') || !sells(site.settings, 'flight')) return []
  const home = homeOf(regional).code
  const found = new Map<string, CityPage>()
  for (const { from, to, image } of waysOf(site)) {
    const [airport] = airportsOf(to)
    if (!airport || to === home || from === to || found.has(to)) continue
    const name = cityOf(to)
    const path = `/destinations/${slugOf(name)}`
    found.set(to, { code: to, name, country: countryName(airport.country), path, image, from: from || home })
  }
  return [...new Map([...found.values()].map((page) => [page.path, page])).values()]
}
