import type { SiteDraft } from '#contract/site-shapes.ts'
import { withoutFaults } from '#domain/site/faults.ts'
import { SiteSettings } from '#domain/site/settings.ts'
import { allPages, type Site } from '#domain/site/site.ts'
import { isStarterName } from '#domain/site/starters.ts'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../../context.ts'
import { requireDesk } from '../../layouts/guards.ts'
import { ContentPage } from '../../site/content-page.tsx'
import { quietHead } from '../../site/head.ts'
import { pathOf } from '#domain/site/own-page-id.ts'
import { factsFor } from '../../site/shop/load-shop.ts'
import { readUnsent, unsent } from '../../unsent.ts'
import type { Route } from './+types/whitelabel-picture'

export const middleware: Route.MiddlewareFunction[] = [requireDesk]

export const handle = { isStatic: true }

const schemes = ['light', 'dark'] as const
/** The brand settings that the address may have. */
const brandNames = ['logoImage', 'favicon', 'primaryColor', 'secondaryColor', 'buttonColor', 'fontFamily', 'headingFont']
/** The outline style of a section by its change. */
const markColours: Readonly<Record<string, string>> = {
  added: '#1a7f37',
  changed: '#b35900',
  moved: '#0067ff',
  removed: '#c62828',
}

/** The draft's settings with the brand of the address; an invalid value changes nothing. */
function inBrand(settings: SiteSettings, query: URLSearchParams): SiteSettings {
  return brandNames.reduce((now, name) => {
    const next = query.has(name) ? SiteSettings.safeParse({ ...now, [name]: query.get(name) }) : null
    return next?.success ? next.data : now
  }, settings)
}

/** The site of `of`: the live one, a template with the agency's content or its own, or the draft. */
async function siteOf(api: Api, draft: SiteDraft, query: URLSearchParams): Promise<Site> {
  const of = query.get('of') ?? 'draft'
  if (of === 'live' && draft.published) return (await api.site.version({ number: draft.published.number })).site
  if (!isStarterName(of)) return draft.site
  const content = query.get('content') === 'own' ? 'own' : 'sample'
  return (await api.site.tryTemplate({ starter: of, content })).site
}

/** Outlines of sections, from `mark=hero-1.changed,faq-2.added`. */
function marksOf(query: URLSearchParams): string {
  const marks = (query.get('mark') ?? '').split(',').map((mark) => /^([\w-]{1,64})\.(\w+)$/.exec(mark))
  return marks
    .flatMap((mark) => {
      const colour = mark?.[2] && markColours[mark[2]]
      return colour ? [`[id="${mark[1]}"]{outline:6px solid ${colour};outline-offset:-6px}`] : []
    })
    .join('')
}

/**
 * A page of the website for the portal's screens: of the draft, of the live site, or of a template. Optionally in an unsaved brand, in one scheme, or
 * with sections outlined.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const api = context.get(apiContext)
  const draft = await api.site.get()
  const site = withoutFaults(await siteOf(api, draft, query))
  const shop = {
    site: { ...site, settings: inBrand(site.settings, query) },
    agency: draft.agency,
    origin: draft.address,
    version: 'draft',
  }
  const asked = query.get('page') ?? 'home'
  const page = allPages(shop.site).find(({ id }) => id === asked) ?? null
  return unsent({
    shop,
    page,
    path: page ? pathOf(page.id) : '',
    facts: factsFor(shop),
    marks: marksOf(query),
    scheme: schemes.find((one) => one === query.get('scheme')),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? quietHead(readUnsent(loaderData).shop, 'Draft') : [{ title: 'Draft' }]

export default function WebsitePicture({ loaderData }: Route.ComponentProps) {
  const { marks, ...shown } = readUnsent(loaderData)
  return (
    <>
      <ContentPage {...shown} />
      {marks && <style>{marks}</style>}
    </>
  )
}
