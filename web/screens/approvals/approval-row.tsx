import { Form, Link } from 'react-router'
import type { Approval } from '#contract/team/approvals.ts'
import { type ApprovalState, approvedActions } from '#domain/team/approvals.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Money } from '../../kit/money.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { orderAddress } from '../../products/order-address.ts'
import css from './approvals.module.css'

const states: Record<ApprovalState, { label: string; tone: 'good' | 'warn' | 'bad' | 'quiet' }> = {
  waiting: { label: 'Waiting', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  expired: { label: 'Expired', tone: 'quiet' },
  failed: { label: 'Could not be done', tone: 'bad' },
}

/** A request with its amount and state; those that the member may decide have both buttons. */
export function ApprovalRow({ approval, failed }: { approval: Approval; failed: FormOutcome | null }) {
  const { action, amount, title, order, requestedBy, isOwn, requestedAt, expiresAt, approvers, state } = approval
  return (
    <li className={css.row}>
      <div className={css.head}>
        <p className={css.what}>
          {approvedActions[action].title}
          <Pill tone={states[state].tone}>{states[state].label}</Pill>
        </p>
        <p className={css.amount}>
          <Money {...amount} exact />
        </p>
      </div>
      <p>{order ? <Link to={orderAddress(order)}>{title}</Link> : title}</p>
      <p className={css.note}>
        {isOwn ? 'Requested by you' : `Requested by ${requestedBy}`}, <DateText value={requestedAt} withTime />
        {state === 'waiting' && (
          <>
            . Valid until <DateText value={expiresAt} withTime />
          </>
        )}
      </p>
      {state === 'waiting' && approvers.length > 0 && <p className={css.note}>May approve: {approvers.join(', ')}</p>}
      {approval.decidedBy && approval.decidedAt && (
        <p className={css.note}>
          Decided by {approval.decidedBy}, <DateText value={approval.decidedAt} withTime />
        </p>
      )}
      {approval.reason && <p className={css.note}>{approval.reason}</p>}
      {approval.mayDecide && <Decide id={approval.id} failed={failed} />}
    </li>
  )
}

const Decide = ({ id, failed }: { id: string; failed: FormOutcome | null }) => (
  <div className={css.decide}>
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <ActionButton name="intent" value="approve">
        Approve
      </ActionButton>
    </Form>
    <Form method="post" className={css.refuse} noValidate>
      <input type="hidden" name="id" value={id} />
      <TextInput
        label="Reason for a refusal"
        name="reason"
        maxLength={300}
        id={`reason-${id}`}
        defaultValue={failed?.typed.reason ?? ''}
        error={failed?.failure.fields.reason}
      />
      <ActionButton name="intent" value="refuse" variant="default" color="red">
        Refuse
      </ActionButton>
    </Form>
  </div>
)
