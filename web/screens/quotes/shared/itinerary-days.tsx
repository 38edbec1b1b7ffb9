import type { ItineraryOption } from '#contract/quotes/quote-itinerary.ts'
import { formatDate } from '#domain/dates.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import css from './shared.module.css'

type Part = ItineraryOption['days'][number]['parts'][number]

/** The options as one party travels them, each day under its date. */
export const ItineraryDays = ({ options }: { options: readonly ItineraryOption[] }) => (
  <div className={css.options}>
    {options.map((option) => (
      <Option key={option.id} option={option} />
    ))}
  </div>
)

function Option({ option: { id, title, days, total } }: { option: ItineraryOption }) {
  const numbers = useNumbers()
  return (
    <section className={css.option} aria-labelledby={`option-${id}`}>
      <h2 id={`option-${id}`}>{title}</h2>
      {days.length === 0 && <p className={css.quiet}>Nothing is planned in this option.</p>}
      {days.map(({ day, parts }) => (
        <div key={day ?? 'none'}>
          <h3 className={css.day}>{day ? formatDate(day) : 'No date yet'}</h3>
          <ul>
            {parts.map((part) => (
              <PartRow key={part.id} part={part} />
            ))}
          </ul>
        </div>
      ))}
      {total && (
        <p className={css.total}>
          <span>Total</span>
          <strong>{numbers.money(total)}</strong>
        </p>
      )}
    </section>
  )
}

function PartRow({ part: { kind, title, photo, price, sharedBy, from, to, isOptional, lines } }: { part: Part }) {
  const numbers = useNumbers()
  const notes = [
    to && to !== from && `Until ${formatDate(to)}`,
    isOptional && 'Optional, not in the total',
    price && sharedBy > 1 && `Your share, divided among ${sharedBy}`,
  ].filter(Boolean)
  return (
    <li className={css.part} data-kind={kind}>
      {photo && <img src={photo} alt="" width={320} height={180} loading="lazy" className={css.photo} />}
      <p className={css.line}>
        <strong>{title}</strong>
        {price && <span>{numbers.money(price)}</span>}
      </p>
      {notes.length > 0 && <p className={css.quiet}>{notes.join(' · ')}</p>}
      {lines.map((line, at) => (
        <p key={at} className={css.detail}>
          {line}
        </p>
      ))}
    </li>
  )
}
