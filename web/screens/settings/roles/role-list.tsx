import { useState } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import type { Role } from '#contract/team/roles.ts'
import { permissions as words } from '#domain/permissions.ts'
import { scopeWords } from '#domain/team/order-scopes.ts'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import rows from '../rows.module.css'
import css from './roles.module.css'

function usedBy(count: number): string {
  if (count === 0) return 'Nobody has it'
  return count === 1 ? '1 person has it' : `${count} people have it`
}

/** Every role with what it allows; own roles can be edited and deleted, all can be previewed. */
export const RoleList = ({ roles, mayWrite }: { roles: readonly Role[]; mayWrite: boolean }) => (
  <ul className={rows.list}>
    {roles.map((role) => (
      <li key={role.key} className={rows.row}>
        <div className={rows.words}>
          <p className={rows.name}>
            {role.name}
            {role.isOwn && <Pill tone="info">Own role</Pill>}
          </p>
          {role.text && <p className={rows.text}>{role.text}</p>}
          <p className={rows.text}>
            {scopeWords[role.orderScope].name} · {usedBy(role.used)}
          </p>
          <Limits role={role} />
          <details className={css.details}>
            <summary>
              {role.permissions.length} permissions<span className="visually-hidden"> of {role.name}</span>
            </summary>
            <ul>
              {role.permissions.map((one) => (
                <li key={one}>{words[one]}</li>
              ))}
            </ul>
          </details>
        </div>
        {mayWrite && <RoleActions role={role} />}
      </li>
    ))}
  </ul>
)

function Limits({ role: { walletLimit, refundLimit } }: { role: Role }) {
  const numbers = useNumbers()
  const limits = [
    { label: 'Wallet payments', limit: walletLimit },
    { label: 'Refunds', limit: refundLimit },
  ].map(({ label, limit }) => (limit ? `${label} up to ${numbers.money(limit)} without approval` : `${label}: no limit`))
  return <p className={rows.text}>{limits.join(' · ')}</p>
}

function RoleActions({ role: { key, name, isOwn, isGrantable, used } }: { role: Role }) {
  const [isAsked, setAsked] = useState(false)
  const submit = useSubmit()
  return (
    <div className={rows.actions}>
      {isGrantable && (
        <Form method="post" action={href('/settings/roles')}>
          <input type="hidden" name="role" value={key} />
          <ActionButton name="intent" value="preview" variant="default" size="xs" aria-label={`Preview as ${name}`}>
            Preview
          </ActionButton>
        </Form>
      )}
      {isOwn && (
        <>
          <Button component={Link} to={`?edit=${key}`} variant="default" size="xs" aria-label={`Edit ${name}`} preventScrollReset>
            Edit
          </Button>
          <Button variant="default" color="red" size="xs" aria-label={`Delete ${name}`} onClick={() => setAsked(true)}>
            Delete
          </Button>
          <ConfirmDialog
            opened={isAsked}
            title={`Delete the role ${name}?`}
            yes="Delete role"
            no="Keep it"
            isDangerous
            onYes={() => void submit({ intent: 'remove', id: key }, { method: 'post' })}
            onClose={() => setAsked(false)}
          >
            <p>
              {used === 0
                ? 'Nobody has this role.'
                : `${usedBy(used)}. A role in use is not deleted: give them another role first.`}
            </p>
          </ConfirmDialog>
        </>
      )}
    </div>
  )
}
