import type { SharedPart } from '#contract/quotes/quote-itinerary.ts'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { formatDate } from '#domain/dates.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { type Chosen, totalWith } from './chosen.ts'
import css from './shared.module.css'

interface Props {
  option: SharedQuote['options'][number]
  /** The only option: nothing to choose. */
  isAlone: boolean
  isOpen: boolean
  chosen: Chosen
  isAccepted: boolean
}

const daysOf = ({ from, to }: SharedPart): string | null => {
  if (!from) return null
  return to && to !== from ? `${formatDate(from)} to ${formatDate(to)}` : formatDate(from)
}

/** An option with its items; optional ones have a tick. */
export function SharedOption({ option, isAlone, isOpen, chosen, isAccepted }: Props) {
  const numbers = useNumbers()
  const isChosen = chosen.optionId === option.id
  const ticked = isChosen ? chosen.itemIds : []
  const heading = `option-${option.id}`
  return (
    <section className={css.option} aria-labelledby={heading} data-option={option.id} data-accepted={isAccepted || undefined}>
      <h2 id={heading}>{option.title}</h2>
      <ul>
        {option.parts.map((part) => (
          <Part key={part.id} part={part} name={`with-${option.id}`} isOpen={isOpen} isTicked={ticked.includes(part.id)} />
        ))}
      </ul>
      <p className={css.total}>
        <span>Total</span>
        <strong data-total={option.total.amount}>{numbers.money(totalWith(option, ticked))}</strong>
      </p>
      {isOpen &&
        (isAlone ? (
          <input type="hidden" name="option" value={option.id} />
        ) : (
          <label className={css.tick}>
            <input type="radio" name="option" value={option.id} defaultChecked={isChosen} /> Choose {option.title}
          </label>
        ))}
    </section>
  )
}

type PartProps = { part: SharedPart; name: string; isOpen: boolean; isTicked: boolean }

function Part({ part, name, isOpen, isTicked }: PartProps) {
  const numbers = useNumbers()
  const days = daysOf(part)
  const price = part.price && numbers.money(part.price)
  return (
    <li className={css.part} data-kind={part.kind}>
      {part.photo && <img src={part.photo} alt="" width={320} height={180} loading="lazy" className={css.photo} />}
      <p className={css.line}>
        <strong>{part.title}</strong>
        {price && <span>{price}</span>}
      </p>
      {(days || part.forWhom) && (
        <p className={css.quiet}>{[days, part.forWhom && `for ${part.forWhom}`].filter(Boolean).join(', ')}</p>
      )}
      {part.lines.map((line, at) => (
        <p key={at} className={css.detail}>
          {line}
        </p>
      ))}
      {part.isOptional &&
        (isOpen ? (
          <label className={css.tick}>
            <input type="checkbox" name={name} value={part.id} defaultChecked={isTicked} data-price={part.price?.amount} /> Add
            for {price}
          </label>
        ) : (
          <p className={css.quiet}>{isTicked ? 'Optional, chosen' : 'Optional, not chosen'}</p>
        ))}
    </li>
  )
}
