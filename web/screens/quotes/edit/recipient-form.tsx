import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { PartForm } from './part-form.tsx'

const labels = { name: 'Name', email: 'E-mail', phone: 'Phone' }

/** Who the quote is for. */
export function RecipientForm({ quote: { recipient }, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  return (
    <PartForm intent="recipient" save="Save customer" labels={labels} check={checkFor('customer')} rev={null} onDone={onDone}>
      {(field) => (
        <>
          <input type="hidden" name="customerId" value={recipient.customerId ?? ''} />
          <TextInput label={labels.name} maxLength={120} autoComplete="off" {...field('name', recipient.name)} />
          <TextInput label={labels.email} type="email" autoComplete="off" {...field('email', recipient.email)} />
          <TextInput label={labels.phone} type="tel" maxLength={30} autoComplete="off" {...field('phone', recipient.phone)} />
        </>
      )}
    </PartForm>
  )
}
