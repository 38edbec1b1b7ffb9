import { Form } from 'react-router'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import css from './invite-forms.module.css'
import { InviteMany } from './invite-many.tsx'
import { branchChoices, grantable, type ManyOutcome, type TeamData } from './team-action.ts'

interface Props {
  roles: TeamData['roles']
  branches: TeamData['branches']
  /** The error of the last invitation. */
  failed: FormOutcome | null
  many: ManyOutcome['many'] | null
}

/** Invites one person, or a pasted list or CSV file of people. */
export function InviteForms({ roles, branches, failed, many }: Props) {
  const choices = grantable(roles)
  const offices = branchChoices(branches)
  const isMany = failed?.typed.intent === 'invite-many'
  const form = useFields(isMany ? null : failed, checkFor('invite'))
  const first = choices.find(({ value }) => value === 'agent')?.value ?? choices[0]?.value ?? ''
  return (
    <div id="invite" className={css.forms}>
      <Form {...form.events} method="post" noValidate>
        <FormError outcome={form.outcome} labels={{ email: 'E-mail', role: 'Role', branchId: 'Branch' }} />
        <div className={css.one} data-fields={offices.length > 0 ? 3 : 2}>
          <TextInput label="E-mail" type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
          <NativeSelect label="Role" data={choices} {...form.field('role', first)} />
          {offices.length > 0 && <NativeSelect label="Branch" data={offices} {...form.field('branchId')} />}
          <ActionButton name="intent" value="invite">
            Send invitation
          </ActionButton>
        </div>
      </Form>
      <InviteMany choices={choices} offices={offices} first={first} failed={isMany ? failed : null} many={many} />
    </div>
  )
}
