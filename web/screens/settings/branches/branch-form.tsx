import { Form, useLocation } from 'react-router'
import type { Branch } from '#contract/team/branches.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import rows from '../rows.module.css'
import css from './branches.module.css'

interface Props {
  /** Null for a new branch. */
  branch: Branch | null
  outcome: FormOutcome | null
}

/** Name and contact of a branch. */
export function BranchForm({ branch, outcome }: Props) {
  const form = useFields(outcome, checkFor('branch'))
  const { search } = useLocation()
  return (
    <Form {...form.events} method="post" action={`/settings/branches${search}`} className={rows.form} noValidate>
      <FormError outcome={form.outcome} labels={{ name: 'Name', address: 'Address', phone: 'Phone', email: 'E-mail' }} />
      {branch && <input type="hidden" name="id" value={branch.id} />}
      <TextInput label="Name" maxLength={60} {...form.field('name', branch?.name)} />
      <Textarea label="Address (optional)" rows={2} maxRows={5} maxLength={300} {...form.field('address', branch?.address)} />
      <div className={css.pair}>
        <TextInput label="Phone (optional)" type="tel" maxLength={40} {...form.field('phone', branch?.phone)} />
        <TextInput label="E-mail (optional)" type="email" {...form.field('email', branch?.email)} />
      </div>
      <ActionButton name="intent" value={branch ? 'update' : 'create'}>
        {branch ? 'Save branch' : 'Add branch'}
      </ActionButton>
    </Form>
  )
}
