import { href, Link } from 'react-router'
import type { QuoteBoard } from '#contract/quotes/quote-board.ts'
import type { QuoteRow } from '#contract/quotes/quote-shapes.ts'
import { closedDays, isClosedStage, type QuoteStage, quoteStageWords } from '#domain/quotes/quote-stages.ts'
import { lossReasons, type QuoteStatus, quoteStatusWords } from '#domain/quotes/quote-status.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Money } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { QuotePill } from '../quote-pill.tsx'
import css from './board.module.css'

/** The lists that show everything of a column. */
const listsOf: Record<QuoteStage, readonly QuoteStatus[]> = {
  draft: ['draft'],
  sent: ['sent'],
  viewed: ['viewed'],
  accepted: ['accepted'],
  booked: ['accepted'],
  lost: ['declined', 'expired', 'withdrawn'],
}

type Props = { column: QuoteBoard['columns'][number]; reasons: QuoteBoard['reasons'] }

/** One stage: its number and total, and a card for each quote. */
export function BoardColumn({ column: { stage, count, total, others, items }, reasons }: Props) {
  const numbers = useNumbers()
  return (
    <section className={css.column} aria-label={quoteStageWords[stage]}>
      <header className={css.head}>
        <h2 className={css.title}>
          {quoteStageWords[stage]} <span className={css.count}>{numbers.count(count)}</span>
        </h2>
        <p className={css.total}>
          <Money {...total} exact />
          {others.map((one) => (
            <span key={one.currency}>
              {' '}
              and <Money {...one} exact />
            </span>
          ))}
        </p>
        {isClosedStage(stage) && <p className={css.quiet}>Last {closedDays} days</p>}
        {reasons.length > 0 && (
          <ul className={css.reasons} aria-label="Why quotes were lost">
            {reasons.map(({ reason, count: lost }) => (
              <li key={reason ?? 'none'} className={css.reason}>
                <span>{reason ? lossReasons[reason] : 'No reason given'}</span> <span>{numbers.count(lost)}</span>
              </li>
            ))}
          </ul>
        )}
      </header>
      {items.length > 0 && (
        <ul className={css.cards}>
          {items.map((row) => (
            <li key={row.id}>
              <Card row={row} isLost={stage === 'lost'} />
            </li>
          ))}
        </ul>
      )}
      {count > items.length && (
        <p className={css.more}>
          {listsOf[stage].map((status) => (
            <Link key={status} to={`${href('/quotes')}?status=${status}`}>
              All: {quoteStatusWords[status]}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

function Card({ row, isLost }: { row: QuoteRow; isLost: boolean }) {
  return (
    <Link to={href('/quotes/:id', { id: row.id })} className={css.card}>
      <span className={css.quiet}>
        {row.number} · {row.customer}
      </span>
      <strong className={css.name}>{row.title}</strong>
      <Money {...row.total} exact />
      {isLost ? (
        <span>
          <QuotePill status={row.status} />
        </span>
      ) : (
        row.expiresAt && (
          <span className={css.quiet}>
            Valid until <DateText value={row.expiresAt} />
          </span>
        )
      )}
    </Link>
  )
}
