import { pageOf } from '#domain/site/site.ts'
import { apiContext } from '../../context.ts'
import { requireDesk } from '../../layouts/guards.ts'
import { ContentPage } from '../../site/content-page.tsx'
import { quietHead } from '../../site/head.ts'
import { factsFor } from '../../site/load-shop.ts'
import { readUnsent, unsent } from '../../unsent.ts'
import type { Route } from './+types/whitelabel-picture'

export const middleware: Route.MiddlewareFunction[] = [requireDesk]

export const handle = { isStatic: true }

/** The home page of the draft, for the small picture on the website's screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const draft = await context.get(apiContext).site.get()
  const shop = { site: draft.site, agency: draft.agency, origin: draft.address, version: 'draft' }
  return unsent({ shop, facts: factsFor(shop) })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? quietHead(readUnsent(loaderData).shop, 'Draft') : [{ title: 'Draft' }]

export default function WebsitePicture({ loaderData }: Route.ComponentProps) {
  const { shop, facts } = readUnsent(loaderData)
  return <ContentPage shop={shop} page={pageOf(shop.site, 'home')} path="/" facts={facts} />
}
