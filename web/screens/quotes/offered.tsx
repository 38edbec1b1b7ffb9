import type { QuotedChoice } from '#contract/quotes/quote-shapes.ts'
import { formatDate } from '#domain/dates.ts'
import { photoAt } from '../../gallery/photo-at.ts'
import { Money } from '../../kit/money.tsx'
import css from './offered.module.css'

/** The chosen offer that is about to become an item of a quote. */
export function Offered({ choice }: { choice: QuotedChoice }) {
  const { title, from, to, people, facts, photo, total } = choice
  return (
    <article className={css.card} aria-label={title}>
      {photo && (
        <img {...photoAt(photo, 320)} sizes="120px" alt="" width={320} height={240} decoding="async" className={css.photo} />
      )}
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.quiet}>
          {from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`} · {people}
        </p>
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <p className={css.price}>
        <Money {...total} exact />
      </p>
    </article>
  )
}
