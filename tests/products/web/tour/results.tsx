import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { ApiFailure } from '#web/api-failure.ts'
import { apiContext } from '#web/context.ts'
import { DetailSection } from '#web/kit/detail-section.tsx'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import { FormError } from '#web/kit/form/form-error.tsx'
import { failedForm, readForm } from '#web/kit/form/outcome.ts'
import { Money } from '#web/kit/money.tsx'
import { Page } from '#web/kit/page.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { CompareTick } from '#web/products/compare-tick.tsx'
import { PaymentFeeNote } from '#web/products/payment-fee-note.tsx'
import { useWaysToPay } from '#web/session.ts'
import { TourCompareTray } from './compare-tray.tsx'
import { comparedTours } from './compared-tours.ts'
import { tourPaths } from './tour-paths.ts'

export const meta = () => [{ title: 'Tours' }]

/** Starts a search without an id; its results have an address of their own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { tours } = context.get(apiContext)
  const query = new URL(request.url).searchParams
  const searchId = query.get('searchId')
  if (searchId) return { searchId, ...(await tours.found({ searchId })) }
  const [city = '', day = '', participants = ''] = ['city', 'day', 'participants'].map((name) => query.get(name) ?? '')
  const made = await tours.search({ city, day, participants: Number(participants) })
  throw redirect(`/tours/results?searchId=${made.searchId}`)
}

/** Opens a checkout of the chosen tour. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await readForm(request)
  const { searchId = '', tourId = '' } = typed
  try {
    const { id } = await context.get(apiContext).checkouts.create({ product: 'tour', searchId, tourId })
    return redirect(tourPaths(id).details)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return failedForm(error, typed)
  }
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>

export default function Results() {
  const found = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const ways = useWaysToPay()
  const [first] = found.tours
  return (
    <Page>
      <PageHeader title={`Tours in ${found.search.city}`} context={found.search.day} />
      <FormError outcome={outcome} />
      {first && <PaymentFeeNote ways={ways} currency={first.total.currency} />}
      {found.tours.map((tour) => (
        <TourCard key={tour.id} tour={tour} found={found} />
      ))}
      <TourCompareTray searchId={found.searchId} search={paramsOf(found.search)} />
    </Page>
  )
}

const paramsOf = ({ city, day, participants }: Found['search']): string =>
  `${new URLSearchParams({ city, day, participants: String(participants) })}`

function TourCard({ tour, found: { searchId, search, expiresAt } }: { tour: Found['tours'][number]; found: Found }) {
  const { id, name, total } = tour
  const compared = {
    searchId,
    id,
    group: searchId,
    search: paramsOf(search),
    same: id,
    part: `tour=${id}`,
    query: `searchId=${searchId}`,
    expiresAt,
    title: name,
    total,
  }
  const isCompared = comparedTours.useHas(compared)
  const toggle = () => (isCompared ? comparedTours.remove(compared) : comparedTours.add(compared))
  return (
    <DetailSection title={tour.name} action={<Money {...tour.total} />}>
      <Form method="post">
        <p>Starts at {tour.startsAt}</p>
        <CompareTick isCompared={isCompared} onChange={toggle} of={tour.name} />
        <input type="hidden" name="searchId" value={searchId} />
        <ActionButton name="tourId" value={tour.id}>
          Choose {tour.name}
        </ActionButton>
      </Form>
    </DetailSection>
  )
}
