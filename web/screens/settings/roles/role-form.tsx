import { Form, useLocation } from 'react-router'
import type { Role } from '#contract/team/roles.ts'
import type { Permission } from '#domain/permissions.ts'
import { permissionGroups } from '#domain/team/role-words.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { useSession } from '../../../session.ts'
import { LimitFields } from './limit-fields.tsx'
import rows from '../rows.module.css'
import css from './roles.module.css'
import { boxOf } from './roles-action.ts'
import { ScopeChoice } from './scope-choice.tsx'

interface Props {
  /** Null for a new role. */
  role: Pick<Role, 'key' | 'name' | 'permissions' | 'orderScope' | 'walletLimit' | 'refundLimit'> | null
  outcome: FormOutcome | null
}

/** The name of an own role, whose orders its members reach, and its permissions in groups. */
export function RoleForm({ role, outcome }: Props) {
  const form = useFields(outcome, checkFor('role'))
  const { search } = useLocation()
  const own: readonly string[] = useSession()?.permissions ?? []
  const isOn = (one: Permission) => (outcome ? boxOf(one) in outcome.typed : (role?.permissions.includes(one) ?? false))
  return (
    <Form {...form.events} method="post" action={`/settings/roles${search}`} className={rows.form} noValidate>
      <FormError
        outcome={form.outcome}
        labels={{
          name: 'Name',
          orderScope: 'Orders',
          walletLimit: 'Wallet payment',
          refundLimit: 'Refund',
          permissions: 'Permissions',
        }}
      />
      {role && <input type="hidden" name="id" value={role.key} />}
      <TextInput label="Name" maxLength={40} {...form.field('name', role?.name)} />
      <ScopeChoice chosen={outcome?.typed.orderScope ?? role?.orderScope ?? 'all'} error={form.field('orderScope').error} />
      <LimitFields form={form} role={role} />
      <div id="field-permissions" className={css.groups}>
        {permissionGroups.map(({ title, permissions }) => (
          <fieldset key={title} className={css.group}>
            <legend>{title}</legend>
            {permissions.map(({ key, text }) => (
              <Tick
                key={key}
                label={text}
                name={boxOf(key)}
                defaultChecked={isOn(key)}
                disabled={!own.includes(key)}
                {...(own.includes(key) ? {} : { description: 'You do not have this permission.' })}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <ActionButton name="intent" value={role ? 'update' : 'create'}>
        {role ? 'Save role' : 'Create role'}
      </ActionButton>
    </Form>
  )
}
