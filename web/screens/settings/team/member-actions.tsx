import { useState } from 'react'
import { Form } from 'react-router'
import type { Colleague } from '#contract/team/team.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { Panel } from '../../../kit/panel.tsx'
import { ColleagueInput } from '../../../search/colleagues/colleague-input.tsx'
import { DelegateTicks } from './delegate-ticks.tsx'
import css from './member-actions.module.css'
import { branchChoices, grantable, type TeamData } from './team-action.ts'

type Member = TeamData['members'][number]

interface Props {
  member: Member
  roles: TeamData['roles']
  branches: TeamData['branches']
}

/** Changing the role and the branch of a member, deactivating and reactivating. */
export function MemberActions({ member, roles, branches }: Props) {
  if (!member.isActive)
    return (
      <Form method="post">
        <input type="hidden" name="id" value={member.id} />
        <ActionButton name="intent" value="reactivate" variant="default" size="xs" aria-label={`Reactivate ${member.name}`}>
          Reactivate
        </ActionButton>
      </Form>
    )
  return (
    <Panel
      label={`Manage ${member.name}`}
      width={320}
      button={{ className: css.open, children: 'Manage', 'aria-label': `Manage ${member.name}` }}
    >
      {(close) => (
        <div className={css.forms}>
          <RoleForm member={member} roles={roles} onSent={close} />
          {member.hasSecondFactor && !member.isSelf && <ResetFactorForm member={member} onSent={close} />}
          <BranchForm member={member} branches={branches} onSent={close} />
          <DelegatesForm member={member} onSent={close} />
          <DeactivateForm member={member} onSent={close} />
        </div>
      )}
    </Panel>
  )
}

function RoleForm({ member, roles, onSent }: Pick<Props, 'member' | 'roles'> & { onSent: () => void }) {
  const choices = grantable(roles)
  const isKnown = choices.some(({ value }) => value === member.roleKey)
  const current = { value: member.roleKey, label: member.roleName, disabled: true }
  return (
    <Form method="post" className={css.form} onSubmit={onSent}>
      <input type="hidden" name="id" value={member.id} />
      <NativeSelect
        label="Role"
        name="role"
        data={isKnown ? choices : [current, ...choices]}
        defaultValue={member.roleKey}
        description="Valid from their next page."
      />
      <ActionButton name="intent" value="role">
        Change role
      </ActionButton>
    </Form>
  )
}

const ResetFactorForm = ({ member, onSent }: Pick<Props, 'member'> & { onSent: () => void }) => (
  <Form method="post" className={css.form} onSubmit={onSent}>
    <input type="hidden" name="id" value={member.id} />
    <p className={css.text}>
      For a lost phone: removes their authenticator app, passkeys and recovery codes, signs them out and mails them. Make sure
      that it is really them who asks.
    </p>
    <ActionButton name="intent" value="reset-factor" variant="default">
      Reset second factor
    </ActionButton>
  </Form>
)
function BranchForm({ member, branches, onSent }: Pick<Props, 'member' | 'branches'> & { onSent: () => void }) {
  const choices = branchChoices(branches)
  if (choices.length === 0) return null
  return (
    <Form method="post" className={css.form} onSubmit={onSent}>
      <input type="hidden" name="id" value={member.id} />
      <NativeSelect
        label="Branch"
        name="branchId"
        data={choices}
        defaultValue={member.branchId ?? ''}
        description="Orders made so far stay in the branch where they were made."
      />
      <ActionButton name="intent" value="branch">
        Change branch
      </ActionButton>
    </Form>
  )
}

const DelegatesForm = ({ member, onSent }: Pick<Props, 'member'> & { onSent: () => void }) => (
  <Form method="post" className={css.form} onSubmit={onSent}>
    <input type="hidden" name="id" value={member.id} />
    <DelegateTicks legend={`May sell for ${member.name}`} chosen={member.delegates} of={member.userId} />
    <ActionButton name="intent" value="delegates" variant="default">
      Save delegates
    </ActionButton>
  </Form>
)

function DeactivateForm({ member, onSent }: Pick<Props, 'member'> & { onSent: () => void }) {
  const [successor, setSuccessor] = useState<Colleague | null>(null)
  const { openOrders } = member
  return (
    <Form method="post" className={css.form} onSubmit={onSent}>
      <input type="hidden" name="id" value={member.id} />
      <p className={css.text}>
        Deactivating signs {member.isSelf ? 'you' : 'them'} out at once and ends the API keys made by{' '}
        {member.isSelf ? 'you' : 'them'}. Past orders keep the name.
      </p>
      {openOrders > 0 && (
        <>
          <input type="hidden" name="handOverTo" value={successor?.memberId ?? ''} />
          <ColleagueInput
            label={`Give ${openOrders === 1 ? 'the open order' : `the ${openOrders} open orders`} to`}
            chosen={successor}
            except={[member.userId]}
            onTake={setSuccessor}
            none={{ label: 'Nobody', onChoose: () => setSuccessor(null) }}
          />
        </>
      )}
      <ActionButton name="intent" value="deactivate" variant="default" color="red">
        {member.isSelf ? 'Leave the agency' : 'Deactivate'}
      </ActionButton>
    </Form>
  )
}
