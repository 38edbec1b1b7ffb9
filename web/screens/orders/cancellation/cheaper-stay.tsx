import { Form } from 'react-router'
import type { StayOrder } from '#contract/products/stay.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'

type Props = { cheaper: NonNullable<StayOrder['cheaper']>; outcome: FormOutcome | undefined }

/** The same refundable room is sold for less: offers to rebook; this one is cancelled free of charge once the new one is confirmed. */
export function CheaperStay({ cheaper: { total, saving, seenAt }, outcome }: Props) {
  const numbers = useNumbers()
  return (
    <Notice
      tone="info"
      title={`The same room costs ${numbers.money(saving)} less now`}
      actions={
        <Form method="post">
          <FormError outcome={outcome} />
          <ActionButton name="intent" value="rebook">
            Book it again for {numbers.money(total)}
          </ActionButton>
        </Form>
      }
    >
      <p>
        Same room, meals and terms, for the same guests. This booking is cancelled free of charge once the new one is confirmed,
        and what was paid for it comes back. Seen <DateText value={seenAt} withTime />.
      </p>
    </Notice>
  )
}
