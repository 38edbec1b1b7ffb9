import type { OrderDetail } from '#contract/product-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import css from './history.module.css'

/** The order's history, newest first: event, person, time, and any note. */
export function History({ timeline }: Pick<OrderDetail, 'timeline'>) {
  return (
    <DetailSection title="History">
      <ol className={css.list} reversed>
        {timeline.toReversed().map((entry) => (
          <li key={entry.id} className={css.entry} data-status={entry.status ?? undefined}>
            <p className={css.event}>{entry.event}</p>
            {entry.note && <p className={css.note}>{entry.note}</p>}
            <p className={css.who}>
              {entry.actor} · <DateText value={entry.at} withTime />
            </p>
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}
