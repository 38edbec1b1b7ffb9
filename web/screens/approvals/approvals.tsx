import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { toast } from '../../kit/toast.ts'
import type { Route } from './+types/approvals'
import { ApprovalRow } from './approval-row.tsx'
import css from './approvals.module.css'
import { actOnApprovals } from './approvals-action.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Approvals' }]

export const loader = async ({ context }: Route.LoaderArgs) => (await context.get(apiContext).approvals.list({})).items

export const action = ({ request, context }: Route.ActionArgs) => actOnApprovals(context.get(apiContext), request)

/** Payments and refunds above the limit of a role: those to decide, those that wait for a colleague, and the decided ones. */
export default function Approvals({ loaderData: items, actionData }: Route.ComponentProps) {
  const done = actionData && 'done' in actionData ? actionData.done : null
  useEffect(() => {
    if (done) toast.done(done)
  }, [done, actionData])
  const failed = actionData && 'failure' in actionData ? actionData : null
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  const groups = [
    { title: 'For you to decide', help: 'Approving pays or refunds at once.', rows: items.filter(({ mayDecide }) => mayDecide) },
    { title: 'Waiting for approval', rows: items.filter(({ state, mayDecide }) => state === 'waiting' && !mayDecide) },
    { title: 'Decided', help: 'Of the last 30 days.', rows: items.filter(({ state }) => state !== 'waiting') },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Page width="wide">
      <PageHeader title="Approvals" context="Payments and refunds above the limit of a role.">
        <Button component={Link} to={href('/order')} variant="default">
          All orders
        </Button>
      </PageHeader>
      <FormError outcome={failed} labels={{ reason: 'Reason' }} />
      {problem && (
        <Notice tone="warn" role="status" title="Approved, but it could not be done">
          <p>{problem}</p>
        </Notice>
      )}
      {groups.length === 0 && (
        <EmptyState
          title="No requests"
          text="A payment or refund above the limit of a member’s role is listed here until a colleague approves or refuses it."
        />
      )}
      {groups.map(({ rows, ...head }) => (
        <DetailSection key={head.title} {...head}>
          <ul className={css.list}>
            {rows.map((row) => (
              <ApprovalRow key={row.id} approval={row} failed={failed?.typed.id === row.id ? failed : null} />
            ))}
          </ul>
        </DetailSection>
      ))}
    </Page>
  )
}
