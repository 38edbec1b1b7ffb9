import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { formatDate } from '#domain/dates.ts'
import { checkFor } from '../../../form-checks.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { DepositFields } from './deposit-fields.tsx'
import { PartForm } from './part-form.tsx'

const labels = {
  title: 'Title',
  intro: 'Words to the customer',
  validUntil: 'Valid until',
  terms: 'Conditions',
  'deposit.value': 'Deposit',
  'deposit.restBy': 'Rest by',
}

/** The cover: title, words, the last day and conditions. */
export function CoverForm({ quote, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  const { cover, latestDay } = quote
  return (
    <PartForm
      intent="cover"
      save="Save cover"
      labels={labels}
      check={checkFor('quoteOption')}
      rev={cover.rev}
      stored={`${cover.title}. ${cover.intro}`}
      onDone={onDone}
    >
      {(field) => (
        <>
          <TextInput label={labels.title} maxLength={160} {...field('title', cover.title)} />
          <Textarea label={labels.intro} rows={5} maxLength={4000} {...field('intro', cover.intro)} />
          <TextInput
            label={labels.validUntil}
            description={
              latestDay
                ? `At the latest ${formatDate(latestDay)}: a supplier’s deadline, or the travel.`
                : 'Empty: a week from sending at most.'
            }
            type="date"
            {...field('validUntil', cover.validUntil ?? '')}
          />
          <DepositFields quote={quote} field={field} />
          <Textarea
            label={labels.terms}
            description="Accepted together with the quote."
            rows={4}
            maxLength={4000}
            {...field('terms', cover.terms)}
          />
        </>
      )}
    </PartForm>
  )
}
