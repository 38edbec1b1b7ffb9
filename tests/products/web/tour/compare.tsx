import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CompareHeader } from '#web/compare/compare-header.tsx'
import { type RowRule, toRows } from '#web/compare/compare-rows.ts'
import { CompareTable } from '#web/compare/compare-table.tsx'
import { apiContext } from '#web/context.ts'
import { useMoney } from '#web/kit/money.tsx'
import { Page } from '#web/kit/page.tsx'
import { todayAtAgency } from '#web/session.ts'
import type { PricedTour } from '../../tour/shapes.ts'

export const meta = () => [{ title: 'Compare tours' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const searchId = query.get('searchId') ?? ''
  const found = await context.get(apiContext).tours.found({ searchId, only: query.getAll('tour') })
  return { searchId, ...found, today: todayAtAgency(context) }
}

export default function Compare() {
  const { searchId, search, tours, today } = useLoaderData<typeof loader>()
  const format = useMoney()
  const rules: RowRule<PricedTour>[] = [
    { group: 'Price', label: 'Total', text: ({ total }) => format(total), rank: ({ total }) => total.amount, word: 'Lowest' },
    { group: 'Tour', label: 'Starts', text: ({ startsAt }) => startsAt },
    { group: 'Tour', label: 'City', text: ({ city }) => city },
  ]
  return (
    <Page width="wide">
      <CompareHeader
        title="Compare tours"
        of={`${search.city}, ${search.day}`}
        back={`/tours/results?searchId=${searchId}`}
        today={today}
        note="They can change until the tour is booked."
      >
        {null}
      </CompareHeader>
      <CompareTable
        label="Tours side by side"
        heads={tours.map(({ id, name }) => ({ key: id, head: <p>{name}</p> }))}
        rows={toRows(rules, tours)}
        order={['Price', 'Tour']}
      />
    </Page>
  )
}
