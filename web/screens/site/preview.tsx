import { data } from 'react-router'
import { isPageId } from '#domain/site/pages.ts'
import { pageOf, type Site, type SitePage } from '#domain/site/site.ts'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { ClosedShop, ContentPage } from '../../site/content-page.tsx'
import { quietHead } from '../../site/head.ts'
import { factsFor } from '../../site/load-shop.ts'
import { PreviewBar } from '../../site/preview-bar.tsx'
import type { Route } from './+types/preview'

export const handle = { isStatic: true }

/** Parts of a draft that have a link of their own, `/preview/template/faq?id=…`; anything else in that place is the draft's id. */
const parts: Record<string, (site: Site) => SitePage> = {
  faq: (site) => pageOf(site, 'faq'),
  ourServices: (site) => ({
    ...pageOf(site, 'home'),
    blocks: site.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'services')).slice(0, 1),
  }),
}

/** A draft that the agency shared, as visitors would see it; hidden pages can be looked at too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const part = parts[params.id]
  const id = part ? (searchParams.get('id') ?? '') : params.id
  try {
    const shop = await context.get(apiContext).shop.preview({ id })
    const asked = searchParams.get('page') ?? 'home'
    const page = part ? part(shop.site) : pageOf(shop.site, isPageId(asked) ? asked : 'home')
    return data({ shop, page, base: `/preview/template/${encodeURIComponent(id)}`, facts: factsFor(shop) })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return data({ shop: null }, { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.shop ? quietHead(loaderData.shop, 'Preview') : [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }]

export default function Preview({ loaderData }: Route.ComponentProps) {
  if (!loaderData.shop)
    return (
      <ClosedShop title="This preview is no longer valid" text="Previews are kept for a week. Ask the agency for a new link." />
    )
  const { shop, page, base, facts } = loaderData
  const bar = <PreviewBar words="This is a preview of a draft. Visitors do not see it yet." />
  return <ContentPage shop={shop} page={page} path="/preview" facts={facts} base={base} bar={bar} />
}
