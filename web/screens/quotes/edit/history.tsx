import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { quoteEventWords } from '#domain/quotes/quote-events.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import records from '../../../order/records.module.css'

/** The versions with what each changed, and what happened when. */
export function History({ quote }: { quote: QuoteDetail }) {
  const changed = quote.versions.filter(({ changes }) => changes.length > 0)
  return (
    <>
      {changed.length > 0 && (
        <DetailSection title="Versions">
          <ul className={records.list}>
            {changed.map(({ number, sentBy, sentAt, changes }) => (
              <li key={number} className={records.row}>
                <p className={records.strong}>Version {number}</p>
                {changes.map((line) => (
                  <p key={line} className={records.quiet}>
                    {line}
                  </p>
                ))}
                <p className={records.quiet}>
                  {sentBy} · <DateText value={sentAt} withTime />
                </p>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <DetailSection title="History">
        <ul className={records.list}>
          {quote.events
            .filter(({ kind }) => kind !== 'commented')
            .toReversed()
            .map(({ id, kind, author, text, at }) => (
              <li key={id} className={records.row}>
                <p className={records.strong}>{quoteEventWords[kind]}</p>
                {text && <p className={records.quiet}>{text}</p>}
                <p className={records.quiet}>
                  {author} · <DateText value={at} withTime />
                </p>
              </li>
            ))}
        </ul>
      </DetailSection>
    </>
  )
}
