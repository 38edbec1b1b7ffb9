import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { failureOf } from '../../../order/failure-of.ts'
import { orderAddress } from '../../../products/order-address.ts'
import css from './email-confirmation.module.css'

type Emailed = OrderDetail['emailed'][number]

const stateWords: Record<Emailed['status'], string> = {
  queued: 'On its way to',
  stored: 'Sent to',
  sent: 'Sent to',
  failed: 'Not delivered to',
}

/** Beside the field and above its error: if the error moved the button, the click that left the field would miss it. */
const withButton = (input: ReactNode) => (
  <div className={css.row}>
    {input}
    <ActionButton name="intent" value="email-confirmation" variant="default">
      Send
    </ActionButton>
  </div>
)

/** Mails the confirmation to the customer's address or another one, and shows the recipient. The order's own action handles it, also without scripts. */
export function EmailConfirmation({ order }: { order: OrderDetail }) {
  const fetcher = usePageAction()
  const answered = failureOf(useActionData(), 'email-confirmation')
  const form = useFields(fetcher.data ?? answered, checkFor('emailConfirmation'))
  const { emailed, contact } = order
  const mayMail = order.actions.includes('email-confirmation')
  if (!mayMail && emailed.length === 0) return null
  return (
    <div className={css.part}>
      {mayMail && (
        <fetcher.Form {...form.events} method="post" action={orderAddress(order)} className={css.form} noValidate>
          <FormError outcome={form.outcome} labels={{ email: 'E-mail' }} />
          <TextInput
            label="E-mail this confirmation"
            description="The documents above are attached."
            type="email"
            inputMode="email"
            autoComplete="off"
            inputContainer={withButton}
            {...form.field('email', contact.email)}
          />
        </fetcher.Form>
      )}
      <ul className={css.sent} aria-label="E-mailed to" aria-live="polite">
        {emailed.map(({ to, at, status }) => (
          <li key={to} data-status={status}>
            {stateWords[status]} <strong>{to}</strong>, <DateText value={at} withTime />
          </li>
        ))}
      </ul>
    </div>
  )
}
