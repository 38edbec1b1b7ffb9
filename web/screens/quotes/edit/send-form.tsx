import { useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { checkOf, isEmail } from '../../../kit/form/check-of.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import css from '../quotes.module.css'
import { PartForm } from './part-form.tsx'

const labels = { to: 'E-mail', message: 'Message', validUntil: 'Valid until' }
const ways = [
  { value: 'mail', label: 'By mail' },
  { value: 'link', label: 'By link only: I pass it on myself' },
]

/** Sending by mail, or making the link that the agent passes on. */
export function SendForm({ quote, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  const [by, setBy] = useState(quote.recipient.email ? 'mail' : 'link')
  return (
    <PartForm
      intent="send"
      save={by === 'mail' ? 'Send quote' : 'Make link'}
      labels={labels}
      check={checkOf({ to: isEmail() })}
      rev={null}
      onDone={onDone}
    >
      {(field) => (
        <>
          <p className={css.quiet}>
            The customer sees the quote as it is now, as version {quote.version + 1}. Later changes are seen once you send again.
          </p>
          <NativeSelect
            label="How"
            name="by"
            data={ways}
            value={by}
            onChange={({ currentTarget }) => setBy(currentTarget.value)}
          />
          {by === 'mail' && (
            <>
              <TextInput label={labels.to} type="email" autoComplete="off" {...field('to', quote.recipient.email)} />
              <Textarea
                label={labels.message}
                description="The mail begins with it. May be empty."
                rows={4}
                maxLength={2000}
                {...field('message')}
              />
            </>
          )}
        </>
      )}
    </PartForm>
  )
}
