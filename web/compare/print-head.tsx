import { formatDate, type LocalDate } from '#domain/dates.ts'
import css from './print-head.module.css'

/** On paper only: what is compared, and of when the prices are. */
export const PrintHead = ({ title, today, note }: { title: string; today: LocalDate; note: string }) => (
  <header className={css.head} aria-hidden="true">
    <p className={css.title}>{title}</p>
    <p className={css.note}>
      Prices of {formatDate(today)}. {note}
    </p>
  </header>
)
