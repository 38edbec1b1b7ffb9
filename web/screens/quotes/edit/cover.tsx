import { Link } from 'react-router'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { depositWords } from '#domain/quotes/deposit-ask.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from '../quotes.module.css'

/** The words of the cover and the last day. */
export function Cover({ quote, mayEdit }: { quote: QuoteDetail; mayEdit: boolean }) {
  const numbers = useNumbers()
  const { intro, terms, validUntil, deposit } = quote.cover
  const rows = [
    { label: 'Valid until', value: validUntil ? <DateText value={validUntil} /> : 'Chosen when it is sent: a week at most' },
    ...(deposit ? [{ label: 'Asked', value: depositWords(deposit, { currency: quote.currency, numbers }) }] : []),
  ]
  return (
    <DetailSection
      title="Cover"
      help="What the customer reads first, and the conditions below the options."
      action={
        mayEdit && (
          <Link to="?edit=cover" preventScrollReset aria-label="Change the cover">
            Change
          </Link>
        )
      }
    >
      <SummaryList rows={rows} />
      {intro && <p className={css.words}>{intro}</p>}
      {terms && (
        <p className={css.words}>
          <strong>Conditions:</strong> {terms}
        </p>
      )}
    </DetailSection>
  )
}
