import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { useMay } from '../../../session.ts'
import notesCss from '../../orders/detail/notes.module.css'

/** Questions of the customer and the agency's answers. */
export function Questions({ quote }: { quote: QuoteDetail }) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = usePageAction(() => form.current?.reset())
  const fields = useFields(fetcher.data, checkFor('quoteComment'))
  const [asked] = useSearchParams()
  // A dialog may have a field of the same name.
  const mayWrite = useMay('quotes:write') && !asked.has('edit')
  const comments = quote.events.filter(({ kind }) => kind === 'commented')
  if (quote.version === 0 && comments.length === 0) return null
  return (
    <DetailSection title="Questions" help="The customer reads them on the page of the quote.">
      <ul className={notesCss.list} aria-label="Questions">
        {comments.map((comment) => (
          <li key={comment.id} className={notesCss.note}>
            <p className={notesCss.text}>{comment.text}</p>
            <p className={notesCss.who}>
              {comment.author} · <DateText value={comment.at} withTime />
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <fetcher.Form {...fields.events} ref={form} method="post" className={notesCss.form} noValidate>
          <FormError outcome={fields.outcome} labels={{ text: 'Answer' }} />
          <Textarea label="Answer" rows={2} maxLength={2000} {...fields.field('text')} />
          <ActionButton name="intent" value="comment" variant="default">
            Write to the customer
          </ActionButton>
        </fetcher.Form>
      )}
    </DetailSection>
  )
}
