import { Form } from 'react-router'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import css from './team.module.css'

type Props = { domains: readonly string[]; failed: FormOutcome | null; isOwner: boolean }

/** The e-mail domains whose addresses can be invited; an owner changes them. */
export function InvitationDomains({ domains, failed, isOwner }: Props) {
  const form = useFields(failed, checkFor('invitationDomains'))
  if (!isOwner)
    return <p className={css.email}>{domains.length > 0 ? `Only addresses of ${domains.join(', ')}.` : 'Every address.'}</p>
  return (
    <Form {...form.events} key={domains.join()} method="post" noValidate>
      <FormError outcome={form.outcome} labels={{ domains: 'Domains' }} />
      <div className={css.domains}>
        <TextInput
          label="Domains"
          description="Separate them with commas. Empty: every address can be invited."
          placeholder="example.com, example.ng"
          maxLength={6_000}
          autoComplete="off"
          {...form.field('domains', domains.join(', '))}
        />
        <ActionButton name="intent" value="limit-domains" variant="default">
          Save domains
        </ActionButton>
      </div>
    </Form>
  )
}
