import { IconPalette, IconWorld } from '@tabler/icons-react'
import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { localAt } from '#domain/dates.ts'
import { cityOfZone } from '#domain/regional.ts'
import { apiContext } from '../../../context.ts'
import { checkFor } from '../../../form-checks.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useRegional } from '../../../kit/regional.ts'
import { toast } from '../../../kit/toast.ts'
import { sessionContext } from '../../../session.ts'
import type { Route } from './+types/pages'
import { actOnPages, type Intent } from './action.ts'
import { AddPage } from './add-page.tsx'
import { PagesHistory } from './history.tsx'
import { PagesLayouts } from './layouts.tsx'
import { PagesLinks } from './links.tsx'
import { PagesList } from './list.tsx'
import { PagesMenu } from './menu.tsx'
import css from './pages.module.css'
import { PagesPreviews } from './previews.tsx'
import { PagesSelling } from './selling.tsx'
import { PagesState } from './state.tsx'
import { PagesStyles } from './styles.tsx'
import { PagesTemplates } from './templates.tsx'

/** A small preview of the draft's home page, which links to the editor. */
const PagesPicture = ({ revision }: { revision: number }) => (
  <div className={css.picture}>
    <iframe
      key={revision}
      src={`${href('/website/picture')}?revision=${revision}`}
      title="The home page of the draft"
      className={css.frame}
      tabIndex={-1}
      loading="lazy"
    />
    <Link to={href('/templating/edit/:page', { page: 'home' })} className={css.cover} aria-label="Edit the home page" />
  </div>
)

const QUARTER = 15 * 60_000

export const meta: Route.MetaFunction = () => [{ title: 'Website' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(apiContext)
  const [draft, versions, previews] = await Promise.all([site.get(), site.versions(), site.previews()])
  const { zone } = context.get(sessionContext).reader
  const earliest = localAt(new Date((Math.floor(Date.now() / QUARTER) + 2) * QUARTER), zone)
  return { draft, versions, previews, earliest }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnPages(context.get(apiContext), request, context.get(sessionContext).reader)

const said: Partial<Record<Intent, string>> = {
  publish: 'Visitors see it now.',
  repair: 'Visitors see it now, with colours that can be read.',
  schedule: 'The draft goes live at that time.',
  unschedule: 'Nothing is scheduled any more.',
  restore: 'The version is your draft now. Publish it to show it to visitors.',
  bringBack: 'Your earlier draft is back. Publish it to show it to visitors.',
  revoke: 'The preview link shows nothing any more.',
}

/** The website's overview: the live site, unpublished changes, and every setting except colours and address. */
export default function Website({ loaderData: { draft, versions, previews, earliest }, actionData }: Route.ComponentProps) {
  useEffect(() => {
    const words = actionData && 'done' in actionData ? said[actionData.done] : undefined
    if (words) toast.done(words)
  }, [actionData])
  const form = useFields(actionData, checkFor('publishing'))
  const { zone } = useRegional()
  const { site, revision } = draft
  return (
    <Page>
      <PageHeader title="Website" context="What travellers see at your address.">
        <Button component={Link} to={href('/templating/edit/:page', { page: 'home' })}>
          Edit the website
        </Button>
      </PageHeader>
      <FormError outcome={form.outcome} labels={{ at: `Time in ${cityOfZone(zone)}` }} />
      <div className={css.columns}>
        <div>
          <DetailSection title="State">
            <PagesState draft={draft} earliest={earliest} form={form} />
          </DetailSection>
          <DetailSection
            title="Pages"
            help="Hidden pages have no address. What you sell is in the menu, and the pages you put there. Changes wait in the draft until you publish."
          >
            <PagesList site={site} />
            <AddPage site={site} />
          </DetailSection>
          <DetailSection title="Menu" help="The order of the menu, and what opens under an entry. New pages come last.">
            <PagesMenu site={site} />
          </DetailSection>
          <DetailSection title="Style" help="How the parts of every page are laid out.">
            <PagesStyles settings={site.settings} />
          </DetailSection>
          <DetailSection title="Page layouts" help="How the main section of each page is laid out, by number.">
            <PagesLayouts site={site} />
          </DetailSection>
          <DetailSection title="Selling" help="What visitors can buy on your website, and how they pay.">
            <PagesSelling settings={site.settings} />
          </DetailSection>
          <DetailSection title="Links to other sites" help="They are in the menu: a booking partner, a blog, a form.">
            <PagesLinks key={JSON.stringify(site.externalLinks)} links={site.externalLinks} />
          </DetailSection>
        </div>
        <div className={css.aside}>
          <PagesPicture revision={revision} />
          <DetailSection title="Templates" help="Complete sites that can be published as they are.">
            <div id="templates">
              <PagesTemplates draft={draft} />
            </div>
          </DetailSection>
          <DetailSection title="Brand and address">
            <ul className={css.ways}>
              <li>
                <Link to={href('/settings/agency/brand')} className={css.way}>
                  <IconPalette size={20} stroke={1.5} aria-hidden="true" />
                  <div>
                    Brand<span>Logo, colours and font</span>
                  </div>
                </Link>
              </li>
              <li>
                <Link to={href('/settings/agency/link')} className={css.way}>
                  <IconWorld size={20} stroke={1.5} aria-hidden="true" />
                  <div>
                    Address<span>Your own domain, QR code, sharing</span>
                  </div>
                </Link>
              </li>
            </ul>
          </DetailSection>
          <DetailSection title="History">
            <PagesHistory versions={versions} draft={draft} />
          </DetailSection>
          <DetailSection
            title="Preview links"
            help="Everyone who has a link sees that draft for a week. A revoked link stops working at once."
          >
            <div id="previews">
              <PagesPreviews previews={previews} />
            </div>
          </DetailSection>
        </div>
      </div>
    </Page>
  )
}
