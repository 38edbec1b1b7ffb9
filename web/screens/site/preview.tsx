import { isAnyPageId } from '#domain/site/own-page-id.ts'
import { pageOf } from '#domain/site/site.ts'
import { ClosedShop, ContentPage } from '../../site/content-page.tsx'
import { quietHead } from '../../site/head.ts'
import { PreviewBar } from '../../site/preview-bar.tsx'
import { readPreview } from '../../site/read-preview.ts'
import { readUnsent } from '../../unsent.ts'
import type { Route } from './+types/preview'

export const handle = { isStatic: true }

/** A shared draft, as visitors would see it; hidden pages can be opened too. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('page') ?? 'home'
  return readPreview(context, params.id, (site) => pageOf(site, isAnyPageId(asked) ? asked : 'home'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const shop = loaderData && readUnsent(loaderData).shop
  return shop ? quietHead(shop, 'Preview') : [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }]
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.shop) return <ClosedShop {...given.says} />
  const { shop, page, base, facts } = given
  const bar = <PreviewBar words="This is a preview of a draft. Visitors do not see it yet." />
  return <ContentPage shop={shop} page={page} path="/preview" facts={facts} base={base} bar={bar} />
}
