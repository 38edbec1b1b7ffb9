import { Link } from 'react-router'
import { asOptions, asTour } from '#domain/authored-tours/sale/as-tour.ts'
import { numbersOf } from '#domain/numbers.ts'
import { apiContext } from '../../context.ts'
import { Button } from '../../kit/form/button.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { AsAgency } from '../../layouts/as-agency.tsx'
import { sessionContext } from '../../session.ts'
import { screenTokens } from '../../site/theme/screen-tokens.ts'
import type { Route } from './+types/preview'
import css from './preview.module.css'
import { readDraftDates } from './draft-dates.ts'
import { PreviewedTour } from './previewed-tour.tsx'
import { overviewAddress, previewAddress } from './tour-address.ts'

const widths = { phone: 'Phone', desk: 'Desk' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Preview of ${loaderData?.title || 'a new tour'}` }]

/** The draft as travellers would see it, in the colours of the agency's storefront. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { id, tour } = await context.get(apiContext).ownTours.get({ id: searchParams.get('tour') ?? '' })
  const { agency, reader, regional } = context.get(sessionContext)
  const settings = agency?.templateData
  const hasPin = tour.location.point !== null || Boolean(tour.options[0]?.meeting.point)
  // A tour without a pin is shown without a map.
  const dates = readDraftDates(tour, searchParams, regional.currency)
  const placed = hasPin ? tour : { ...tour, location: { ...tour.location, point: { latitude: 0, longitude: 0 } } }
  return {
    id,
    title: tour.name.title,
    hasPin,
    width: searchParams.get('width') === 'phone' ? ('phone' as const) : ('desk' as const),
    shown: asTour({ id, tour: placed }, numbersOf(reader.numbers)),
    options: asOptions(placed),
    dates,
    tokens: settings ? screenTokens(settings) : '',
  }
}

export default function PreviewTour({ loaderData }: Route.ComponentProps) {
  const { id, title, hasPin, width, shown, options, tokens, dates } = loaderData
  return (
    <Page width="wide">
      <PageHeader
        title={`Preview of ${title || 'a new tour'}`}
        context={
          <>
            The draft as travellers see it, with its days and prices; nothing is sold before it is published.{' '}
            <Link to={overviewAddress(id)}>All steps</Link>
          </>
        }
      >
        {(['phone', 'desk'] as const).map((one) => (
          <Button
            key={one}
            component={Link}
            to={previewAddress(id, one)}
            variant={one === width ? 'light' : 'default'}
            aria-current={one === width ? 'true' : undefined}
            replace
          >
            {widths[one]}
          </Button>
        ))}
      </PageHeader>
      <style>{tokens}</style>
      <div className={css.frame} data-width={width} data-screen="">
        <AsAgency>{shown && <PreviewedTour tour={shown} options={options} hasPin={hasPin} dates={dates} />}</AsAgency>
      </div>
    </Page>
  )
}
