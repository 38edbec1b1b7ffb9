import { data } from 'react-router'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { cityHead } from '../../site/city-head.ts'
import { CityPage } from '../../site/city-page.tsx'
import { ClosedShop, ContentPage, closedWords } from '../../site/content-page.tsx'
import { quietHead } from '../../site/head.ts'
import { factsFor, loadShop } from '../../site/shop/load-shop.ts'
import { readUnsent, unsent } from '../../unsent.ts'
import type { Route } from './+types/city'

export const handle = { isStatic: true }

/** A city that the site names; any other is a 404 of the site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const here = await loadShop(context)
  if (!here.shop) return data(unsent({ ...here, city: null, facts: null }), { status: 404 })
  const { shop, isPortal } = here
  try {
    const city = await context.get(apiContext).shop.city({ city: params.city })
    const facts = factsFor(shop, { start: { from: city.from.code, to: city.code }, postPath: '/flights' })
    return data(unsent({ shop, isPortal, city, facts }))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return data(unsent({ shop, isPortal, city: null, facts: factsFor(shop) }), { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  if (!given?.shop) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]
  return given.city ? cityHead(given.shop, given.city) : quietHead(given.shop, 'Not found')
}

export default function City({ loaderData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.shop) return <ClosedShop {...closedWords(given.name)} />
  const { shop, city, facts, isPortal } = given
  if (city) return <CityPage shop={shop} city={city} facts={facts} />
  return <ContentPage shop={shop} page={null} path="" facts={facts} isPortal={isPortal} />
}
