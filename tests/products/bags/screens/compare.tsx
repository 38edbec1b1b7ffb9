import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ComparePage } from '#web/compare/compare-page.tsx'
import { toRows } from '#web/compare/compare-rows.ts'
import { apiContext } from '#web/context.ts'
import { useMoney } from '#web/kit/money.tsx'
import { todayAtAgency } from '#web/session.ts'
import { bagParams } from '../shapes.ts'

/** The covers of the address among the results of their search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const snapshot = await context.get(apiContext).bags.results({ searchId: params.get('searchId') ?? '' })
  const ids = params.getAll('cover')
  return { snapshot, covers: snapshot.found.filter(({ id }) => ids.includes(id)), today: todayAtAgency(context) }
}

/** Covers of one search side by side. */
export default function Compare() {
  const { snapshot, covers, today } = useLoaderData<typeof loader>()
  const format = useMoney()
  const { searchId, search, currency, expiresAt } = snapshot
  const query = `${bagParams(search)}`
  const rows = toRows<(typeof covers)[number]>(
    [
      { group: 'Cover', label: 'Price', text: ({ total }) => format({ amount: total, currency }), rank: ({ total }) => total },
      { group: 'Cover', label: 'For each bag', text: ({ limit }) => format(limit) },
    ],
    covers,
  )
  return (
    <ComparePage
      title="Compare covers"
      of={`${search.from} to ${search.to}`}
      more=""
      back={`/protection/new?searchId=${searchId}&${query}`}
      today={today}
      note="They can change until a cover is bought."
      expiresAt={expiresAt}
      searchAgain={`/protection/new?${query}`}
      currency={currency}
      label="Covers side by side"
      heads={covers.map(({ id, name }) => ({ key: id, head: name }))}
      rows={rows}
      order={['Cover']}
      outcome={null}
      gone={0}
    />
  )
}
