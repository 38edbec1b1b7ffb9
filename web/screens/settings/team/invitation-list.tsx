import { Form } from 'react-router'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { title } from '../../../kit/list/columns.tsx'
import { defineList } from '../../../kit/list/define-list.ts'
import { ListTable } from '../../../kit/list/list-table.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './team.module.css'
import type { TeamData } from './team-action.ts'

type Invitation = TeamData['invitations'][number]

/** The open invitations, to send again or revoke. */
export function InvitationList({ invitations, mayWrite }: { invitations: readonly Invitation[]; mayWrite: boolean }) {
  const list = defineList<Invitation>({
    columns: [
      {
        ...title<Invitation>('E-mail', ({ email }) => email, { onCard: 'title' }),
        cell: ({ email, invitedBy }) => (
          <div className={css.person}>
            <p className={css.name}>{email}</p>
            <p className={css.email}>Invited by {invitedBy}</p>
          </div>
        ),
      },
      { label: 'Role', cell: ({ roleName, branchName }) => (branchName ? `${roleName}, ${branchName}` : roleName) },
      {
        label: 'Valid until',
        cell: ({ isExpired, expiresAt }) =>
          isExpired ? <Pill tone="warn">Expired</Pill> : <DateText value={expiresAt} withTime />,
      },
      ...(mayWrite
        ? [
            {
              label: 'Actions',
              align: 'end' as const,
              onCard: 'aside' as const,
              cell: (one: Invitation) => <InvitationActions invitation={one} />,
            },
          ]
        : []),
    ],
    rowKey: ({ id }) => id,
    empty: { title: 'No open invitations', text: 'People who were invited and have not joined are listed here.' },
  })
  return (
    <div className={css.list}>
      <ListTable list={list} rows={invitations} selection={null} />
    </div>
  )
}

const InvitationActions = ({ invitation: { id, email } }: { invitation: Invitation }) => (
  <Form method="post" className={css.actions}>
    <input type="hidden" name="id" value={id} />
    <ActionButton name="intent" value="resend" variant="default" size="xs" aria-label={`Send again to ${email}`}>
      Send again
    </ActionButton>
    <ActionButton
      name="intent"
      value="revoke"
      variant="default"
      color="red"
      size="xs"
      aria-label={`Revoke the invitation of ${email}`}
    >
      Revoke
    </ActionButton>
  </Form>
)
