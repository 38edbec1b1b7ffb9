import { IconX } from '@tabler/icons-react'
import { data, Form, Link, redirect } from 'react-router'
import type { PolicyResult } from '#contract/policies.ts'
import { compareLimit } from '#domain/defaults.ts'
import { policyToParams } from '#domain/policies/search-params.ts'
import { periodWords } from '#domain/policies/changes/change-rules.ts'
import heads from '../../../compare/compare-head.module.css'
import { ComparePage } from '../../../compare/compare-page.tsx'
import css from '../../../compare/photo-head.module.css'
import { apiContext } from '../../../context.ts'
import { FittedMoney } from '../../../kit/fitted-money.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { useShortMoney } from '../../../kit/short-money.ts'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { addPolicy } from '../../../products/protection/add-policy.ts'
import { comparedPolicies } from '../../../products/protection/compare/compare-list.ts'
import { policiesAddress, resultsPath, searchPath } from '../../../products/protection/policy-paths.ts'
import { peopleWords } from '../../../products/protection/policy-words.ts'
import { AddButtons } from '../../../products/trip/add-buttons.tsx'
import { leadOnShop } from '../../../products/trip/lead-to-trip.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredState } from '../../../results/expired.tsx'
import { todayAtAgency } from '../../../session.ts'
import { readSnapshot } from '../results/read-policies.ts'
import type { Route } from './+types/compare'
import { groups, policyRows } from './policy-rows.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Compare policies')

/** The policies of the address that the search still has: at most four. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const searchId = params.get('searchId')
  const ids = [...new Set(params.getAll('policy').filter(Boolean))].slice(0, compareLimit)
  if (!searchId || ids.length === 0) throw redirect(searchPath)
  return { searchId, ids, snapshot: await readSnapshot(context.get(apiContext), searchId), today: todayAtAgency(context) }
}

/** Adds one of them to a trip or to a quote. */
export async function action({ request, context }: Route.ActionArgs) {
  const searchId = new URL(request.url).searchParams.get('searchId') ?? ''
  const added = await addPolicy(context.get(apiContext), await readForm(request), searchId)
  if (!added) throw data(null, { status: 400 })
  return leadOnShop(context, added)
}

/** Policies of one search side by side. */
export default function Compare({ loaderData: { searchId, ids, snapshot, today }, actionData }: Route.ComponentProps) {
  useAddedToTrip(actionData)
  const isExpired = useIsPast(snapshot?.expiresAt ?? '')
  const numbers = useNumbers()
  const format = useMoney()
  const short = useShortMoney()
  const columns = ids.flatMap((id) => snapshot?.found.find((one) => one.id === id && one.refusal === null) ?? [])
  if (!snapshot || columns.length === 0)
    return (
      <Page width="wide">
        <ExpiredState searchAgain={searchPath} />
      </Page>
    )
  const { search, currency, expiresAt } = snapshot
  const back = policiesAddress(searchId, search)
  return (
    <ComparePage
      title="Compare policies"
      of={periodWords(search)}
      more={peopleWords(search)}
      back={back}
      today={today}
      note="They can change until a policy is bought."
      expiresAt={expiresAt}
      searchAgain={`${resultsPath}?${policyToParams(search)}`}
      currency={currency}
      label="Policies side by side"
      heads={columns.map((policy) => ({
        key: policy.id,
        head: <Head policy={policy} {...{ columns, searchId, currency, back, isExpired }} />,
      }))}
      rows={policyRows(columns, { currency, format, short, numbers })}
      order={groups}
      outcome={actionData}
      gone={ids.length - columns.length}
    />
  )
}

type HeadProps = {
  policy: PolicyResult
  columns: readonly PolicyResult[]
  searchId: string
  currency: string
  back: string
  isExpired: boolean
}

/** The header of a policy: its name and price, and the buttons that choose or add it. */
function Head({ policy: { id, name, insurer, total }, columns, searchId, currency, back, isExpired }: HeadProps) {
  const rest = columns.filter((one) => one.id !== id).map((one) => ['policy', one.id])
  const without = rest.length > 0 ? `/protection/compare?${new URLSearchParams([['searchId', searchId], ...rest])}` : back
  return (
    <>
      <div className={css.name}>
        <p className={heads.airline}>
          {name}, {insurer}
        </p>
        <Link
          to={without}
          replace
          className={heads.remove}
          aria-label={`Remove ${name}`}
          onClick={() => comparedPolicies.remove({ searchId, id })}
          data-no-print
        >
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </Link>
      </div>
      <p className={heads.price}>
        <FittedMoney amount={total} currency={currency} />
      </p>
      <div className={heads.actions} data-no-print>
        <Form method="post" action={back}>
          <ActionButton name="policyId" value={id} aria-label={`Choose ${name}`} fullWidth>
            Choose
          </ActionButton>
        </Form>
        <AddButtons value={id} of={name} isExpired={isExpired} />
      </div>
    </>
  )
}
