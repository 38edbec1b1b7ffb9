import type { QuoteText, QuoteTraveller } from '#domain/quotes/quote-content.ts'
import { checkFor } from '../../../form-checks.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { PartForm } from './part-form.tsx'
import { TravellerTicks } from './traveller-ticks.tsx'

const labels = { title: 'Heading', text: 'Text' }

type Props = { travellers: readonly QuoteTraveller[]; optionId: string; text: QuoteText | null; onDone: () => void }

/** A text between items. */
export function TextForm({ travellers, optionId, text, onDone }: Props) {
  return (
    <PartForm
      intent="text"
      save="Save text"
      labels={labels}
      check={checkFor('quoteText')}
      rev={text?.rev ?? 0}
      stored={text?.text ?? ''}
      onDone={onDone}
    >
      {(field) => (
        <>
          <input type="hidden" name="optionId" value={optionId} />
          <input type="hidden" name="partId" value={text?.id ?? ''} />
          <TextInput label={labels.title} description="May be empty." maxLength={160} {...field('title', text?.title)} />
          <Textarea label={labels.text} rows={8} maxLength={4000} {...field('text', text?.text)} />
          <TravellerTicks travellers={travellers} chosen={text?.travellers ?? []} />
        </>
      )}
    </PartForm>
  )
}
