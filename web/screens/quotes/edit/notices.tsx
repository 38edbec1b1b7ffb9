import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { lossReasons } from '#domain/quotes/quote-status.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'

/** What the customer answered, and what the customer does not see yet. */
export function Notices({ quote }: { quote: QuoteDetail }) {
  const { accepted, bookedOutside, loss, unsent, options } = quote
  return (
    <>
      {accepted && (
        <Notice tone="info" title="The customer accepted">
          <p>
            {options.find(({ id }) => id === accepted.optionId)?.title}, <Money {...accepted.total} exact />. Signed by{' '}
            {accepted.name} on <DateText value={accepted.at} withTime /> from {accepted.address}. Version {accepted.version} is
            frozen.
          </p>
        </Notice>
      )}
      {bookedOutside && (
        <Notice tone="info" title="Booked outside">
          <p>
            Recorded on <DateText value={bookedOutside.at} withTime />. {bookedOutside.note}
          </p>
        </Notice>
      )}
      {loss && (
        <Notice tone="warn" title={quote.status === 'withdrawn' ? 'The quote was withdrawn' : 'The quote was declined'}>
          <p>{[loss.reason && lossReasons[loss.reason], loss.note].filter(Boolean).join('. ') || 'No reason was given.'}</p>
        </Notice>
      )}
      {unsent.length > 0 && (
        <Notice tone="warn" title="The customer does not see these changes yet">
          <ul>
            {unsent.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
