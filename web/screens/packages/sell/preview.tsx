import { href, Link } from 'react-router'
import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import { daysBetween, formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Trail } from '../../../order/trail.tsx'
import css from '../packages.module.css'
import { PackagePage, type ShownPackage } from '../page/package-page.tsx'
import type { Route } from './+types/preview'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Preview of ${loaderData?.name ?? 'a package'}` }]

export const loader = ({ params: { id }, context }: Route.LoaderArgs) => readKnown(context.get(apiContext).packages.get({ id }))

/** The package as its page on the website shows it, whatever its status. */
function shownOf({ name, content, items, minPeople }: PackageDetail): ShownPackage {
  const [first = ''] = items.map(({ from }) => from).toSorted()
  const last = items
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  const dayOf = (day: string) => (first ? daysBetween(first, day) + 1 : 1)
  return {
    name,
    content,
    minPeople,
    days: last ? dayOf(last) : 1,
    items: items.map(({ product, title, photo, from, to }) => ({ product, title, photo, day: dayOf(from), lastDay: dayOf(to) })),
  }
}

export default function PreviewPackage({ loaderData: own }: Route.ComponentProps) {
  const { id, name } = own
  const departures = own.departures.filter(({ isOver, isClosed }) => !isOver && !isClosed)
  return (
    <Page>
      <PageHeader
        title={`Preview of ${name}`}
        context={
          <Trail
            above={[
              { label: 'Packages', to: href('/packages') },
              { label: name, to: href('/packages/:id', { id }) },
            ]}
          >
            Preview
          </Trail>
        }
      >
        <Button component={Link} to={href('/packages/:id', { id })} variant="default">
          Back to the package
        </Button>
      </PageHeader>
      <PackagePage shown={shownOf(own)} level={2}>
        <DetailSection title="Departures">
          <ul className={css.list}>
            {departures.map(({ id: departureId, day, places, taken }) => (
              <li key={departureId}>
                {formatDate(day)}: {places - taken} places
              </li>
            ))}
          </ul>
          {departures.length === 0 && <p className={css.quiet}>There are no departures to come.</p>}
        </DetailSection>
      </PackagePage>
    </Page>
  )
}
