import type { MetaDescriptor } from 'react-router'
import { sells } from '#domain/site/sells.ts'
import { sellsNot } from '../../../site/shop/sells-not.ts'
import { shopIcon } from '../../../site/shop/shop-icon.ts'
import { routeWords } from '../../flights/results/route-words.ts'
import type { ReadResults } from './read-results.ts'

/** Title, description and icon of a page of results. What stays findable is the page about flights. */
export function resultsHead(given: Pick<ReadResults, 'around' | 'draft'> | undefined): MetaDescriptor[] {
  if (!given) return [{ title: 'Flights' }]
  const { agency, site, origin } = given.around.shop
  if (!sells(site.settings, 'flight')) return [{ title: sellsNot(agency.name, 'flight') }, { name: 'robots', content: 'noindex' }]
  const route = routeWords(given.draft)
  return [
    { title: `Flights ${route} - ${agency.name}` },
    { name: 'description', content: `Flights ${route} with fares, bags and rules side by side, booked with ${agency.name}.` },
    { tagName: 'link', rel: 'canonical', href: `${origin}/flights` },
    { tagName: 'link', rel: 'icon', ...shopIcon({ settings: site.settings, name: agency.name }) },
  ]
}
