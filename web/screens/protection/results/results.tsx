import { useMemo } from 'react'
import { Form, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { PolicySnapshot } from '#contract/policies.ts'
import { listPolicies, policySortLabels, policySorts } from '#domain/policies/results.ts'
import { policyToParams } from '#domain/policies/search-params.ts'
import { periodWords } from '#domain/policies/changes/change-rules.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { useAmount, useShown } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { addPolicy } from '../../../products/protection/add-policy.ts'
import { choosePolicy } from '../../../products/protection/choose-policy.ts'
import { PolicyCompareTray } from '../../../products/protection/compare/policy-compare-tray.tsx'
import { resultsPath, searchPath } from '../../../products/protection/policy-paths.ts'
import { peopleWords, policiesWords } from '../../../products/protection/policy-words.ts'
import { refuseProtection } from '../../../products/protection/with-booking/refuse-protection.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredNote, ExpiredState } from '../../../results/expired.tsx'
import { FilterRail } from '../../../results/filter-rail.tsx'
import { FilteredResults } from '../../../results/filtered-results.tsx'
import { SortBar } from '../../../results/sort-bar.tsx'
import { useView } from '../../../results/use-view.ts'
import type { Route } from './+types/results'
import { PolicyCard } from './policy-card.tsx'
import { appliedToPolicies, policySections, policyView } from './policy-view.ts'
import { readPolicies } from './read-policies.ts'
import { RefusedPolicies } from './refused-policies.tsx'
import css from './results.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Protection for your trip')

export const loader = ({ request, context }: Route.LoaderArgs) => readPolicies(request, context)

/** Opens the checkout of the chosen policy, adds it to a trip or a quote, or records that none is bought with a booking. */
export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url)
  const api = context.get(apiContext)
  const { policyId = '', intent, ...typed } = await readForm(request)
  const refused = await refuseProtection(api, { request, intent })
  if (refused) return refused
  const searchId = url.searchParams.get('searchId') ?? ''
  return (await addPolicy(api, typed, searchId)) ?? choosePolicy(api, { searchId, policyId }, `${url.pathname}${url.search}`)
}

/** Filters and sort are in the address too, and need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const searchId = currentUrl.searchParams.get('searchId')
  const isSameSearch = searchId !== null && searchId === nextUrl.searchParams.get('searchId')
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export default function Results({ loaderData: { searchId, snapshot, search }, actionData }: Route.ComponentProps) {
  const isPast = useIsPast(snapshot?.expiresAt ?? '')
  useAddedToTrip(actionData)
  const query = `${policyToParams(search)}`
  const searchAgain = `${resultsPath}?${query}`
  return (
    <Page width="wide">
      <PageHeader title="Protection" context={`${periodWords(search)} · ${peopleWords(search)}`}>
        <Button component={Link} to={`${searchPath}?${query}`} variant="default">
          Change the search
        </Button>
      </PageHeader>
      <FormError outcome={actionData} />
      {search.forCheckout && <RefuseBar />}
      {snapshot && isPast && <ExpiredNote searchAgain={searchAgain} />}
      {snapshot ? <Found searchId={searchId} snapshot={snapshot} query={query} /> : <ExpiredState searchAgain={searchAgain} />}
    </Page>
  )
}

/** The other answers to the question of a booking's checkout. */
const RefuseBar = () => (
  <Form method="post" className={css.refuse}>
    <p>Chosen with your booking, a policy is bought once that is confirmed.</p>
    <ActionButton name="intent" value="declined" variant="default">
      No protection
    </ActionButton>
    <ActionButton name="intent" value="elsewhere" variant="default">
      Bought elsewhere
    </ActionButton>
    <ActionButton name="intent" value="later" variant="subtle">
      Decide later
    </ActionButton>
  </Form>
)

type Props = { searchId: string; snapshot: PolicySnapshot; query: string }

/** The policies with their filters; below them those that are not offered. */
function Found({ searchId, snapshot, query }: Props) {
  const numbers = useNumbers()
  const amountOf = useAmount()
  const inChosen = useShown()
  const view = useView(policyView)
  const { found, currency, expiresAt, search } = snapshot
  const { filters, sort, setFilters, clearFilters, setSort } = view
  const offered = useMemo(() => found.filter(({ refusal }) => refusal === null), [found])
  const refused = useMemo(() => found.filter(({ refusal }) => refusal !== null), [found])
  const sections = useMemo(() => policySections(offered, filters), [offered, filters])
  const sorted = useMemo(() => listPolicies(offered, filters, sort), [offered, filters, sort])
  const foundIn = useMemo(() => ({ searchId, search: query, expiresAt, currency }), [searchId, query, expiresAt, currency])
  const people = search.ages.length
  if (offered.length === 0)
    return (
      <>
        <EmptyState
          title="No policy for this trip"
          text="No insurer offers a policy for these people and dates."
          action={
            <Button component={Link} to={`${searchPath}?${query}`}>
              Change the search
            </Button>
          }
        />
        <RefusedPolicies refused={refused} />
      </>
    )
  return (
    <>
      <FilteredResults
        rail={
          <FilterRail
            intro={`Lowest prices ${people > 1 ? `for all ${people}` : 'of one person'} in ${inChosen({ amount: 0, currency }).currency}`}
            sections={sections}
            filters={filters}
            onChange={setFilters}
            priceOf={(amount) => amountOf({ amount, currency })}
            write={String}
          />
        }
        applied={appliedToPolicies(filters, sections)}
        onChange={setFilters}
        onClear={clearFilters}
        show={`Show ${policiesWords(sorted.length, numbers)}`}
      >
        <SortBar
          count={<p role="status">{policiesWords(sorted.length, numbers)}</p>}
          sort={sort}
          sorts={policySorts}
          labels={policySortLabels}
          onSort={setSort}
        />
        {sorted.length === 0 && (
          <EmptyState
            title="Nothing passes these filters"
            text="Take one away, or clear them all."
            action={<Button onClick={clearFilters}>Clear all filters</Button>}
          />
        )}
        <div className={css.list}>
          {sorted.map((policy) => (
            <PolicyCard key={policy.id} policy={policy} foundIn={foundIn} people={people} />
          ))}
          <RefusedPolicies refused={refused} />
        </div>
      </FilteredResults>
      <PolicyCompareTray foundIn={foundIn} />
    </>
  )
}
