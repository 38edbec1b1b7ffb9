import type { Role } from '#contract/team/roles.ts'
import type { Money } from '#domain/money/money.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { useSession } from '../../../session.ts'
import { typedAmount } from '../../money/read-amount.ts'
import rows from '../rows.module.css'
import css from './roles.module.css'

interface Props {
  form: Fields
  role: Pick<Role, 'walletLimit' | 'refundLimit'> | null
}

/** Amounts above which a colleague approves what members of the role pay or refund. */
export function LimitFields({ form, role }: Props) {
  const numbers = useNumbers()
  const currency = useSession()?.regional.currency ?? ''
  const shown = (limit: Money | null | undefined) => (limit ? typedAmount(limit, numbers) : '')
  return (
    <fieldset className={css.scopes}>
      <legend>Limits</legend>
      <p className={rows.text}>Above it a colleague with a higher limit approves first. Empty: no limit.</p>
      <div className={css.limits}>
        <TextInput
          label={`One wallet payment (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...form.field('walletLimit', shown(role?.walletLimit))}
        />
        <TextInput
          label={`One refund (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...form.field('refundLimit', shown(role?.refundLimit))}
        />
      </div>
    </fieldset>
  )
}
