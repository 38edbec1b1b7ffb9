import { withoutFaults } from '#domain/site/faults.ts'
import { SiteSettings } from '#domain/site/settings.ts'
import { pageOf } from '#domain/site/site.ts'
import { apiContext } from '../../context.ts'
import { requireDesk } from '../../layouts/guards.ts'
import { ContentPage } from '../../site/content-page.tsx'
import { quietHead } from '../../site/head.ts'
import { factsFor } from '../../site/shop/load-shop.ts'
import { readUnsent, unsent } from '../../unsent.ts'
import type { Route } from './+types/whitelabel-picture'

export const middleware: Route.MiddlewareFunction[] = [requireDesk]

export const handle = { isStatic: true }

const schemes = ['light', 'dark'] as const
/** The settings of a brand that the address may name. */
const brandNames = ['logoImage', 'favicon', 'primaryColor', 'secondaryColor', 'buttonColor', 'fontFamily']

/** The draft's settings in the brand that the address names; a value that is not right changes nothing. */
function inBrand(settings: SiteSettings, query: URLSearchParams): SiteSettings {
  return brandNames.reduce((now, name) => {
    const next = query.has(name) ? SiteSettings.safeParse({ ...now, [name]: query.get(name) }) : null
    return next?.success ? next.data : now
  }, settings)
}

/** The home page of the draft for the screens of the website, on request in a brand that is not saved yet and in one of the two schemes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const draft = await context.get(apiContext).site.get()
  const site = withoutFaults(draft.site)
  const shop = {
    site: { ...site, settings: inBrand(site.settings, query) },
    agency: draft.agency,
    origin: draft.address,
    version: 'draft',
  }
  return unsent({ shop, facts: factsFor(shop), scheme: schemes.find((one) => one === query.get('scheme')) })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? quietHead(readUnsent(loaderData).shop, 'Draft') : [{ title: 'Draft' }]

export default function WebsitePicture({ loaderData }: Route.ComponentProps) {
  const { shop, facts, scheme } = readUnsent(loaderData)
  return <ContentPage shop={shop} page={pageOf(shop.site, 'home')} path="/" facts={facts} scheme={scheme} />
}
