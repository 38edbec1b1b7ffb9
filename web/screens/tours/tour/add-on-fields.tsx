import type { TourStart } from '#contract/tours.ts'
import { leftOf, mostOf } from '#domain/tours/add-on-rules.ts'
import type { TourAddOn } from '#domain/tours/add-ons.ts'
import { Money } from '../../../kit/money.tsx'
import css from './add-on-fields.module.css'
import { timeWords } from './starts.tsx'

type Props = { addOns: readonly TourAddOn[] | undefined; starts: readonly TourStart[]; people: number }

/** The name of the field of an add-on. */
export const addOnField = (id: string): string => `addOn.${id}`

/** The add-ons that a form has chosen. */
export const readAddOns = (typed: Readonly<Record<string, string>>): { id: string; quantity: number }[] =>
  Object.entries(typed).flatMap(([name, value]) => {
    const quantity = Number(value)
    return name.startsWith('addOn.') && quantity > 0 ? [{ id: name.slice('addOn.'.length), quantity }] : []
  })

/** Starts with fewer pieces than people can choose. */
function fewWords({ id, per }: TourAddOn, starts: readonly TourStart[], people: number): string | null {
  const few = starts.flatMap((start) => {
    const left = leftOf(id, start.addOnsLeft)
    if (left === null || left >= mostOf({ per }, people) || start.total === null) return []
    const words = left === 0 ? 'sold out' : `${left} left`
    return [starts.length === 1 ? words : `${timeWords(start)}: ${words}`]
  })
  const text = few.join('; ')
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1)
}

/** What can be chosen with the tour, paid on the day: a number of each. */
export function AddOnFields({ addOns = [], starts, people }: Props) {
  if (addOns.length === 0 || starts.length === 0) return null
  return (
    <fieldset className={css.addOns}>
      <legend className={css.legend}>Extras, paid on the day</legend>
      {addOns.map((addOn) => {
        const { id, title, description, per, price } = addOn
        const lefts = starts.map((start) => leftOf(id, start.addOnsLeft) ?? Number.POSITIVE_INFINITY)
        const most = Math.min(mostOf(addOn, people), Math.max(...lefts))
        const few = fewWords(addOn, starts, people)
        const field = addOnField(id)
        return (
          <div key={id} className={css.addOn}>
            <label htmlFor={field} className={css.words}>
              <span className={css.title}>{title}</span>
              {description && <span className={css.note}>{description}</span>}
              <span className={css.note}>
                <Money {...price} /> {per === 'person' ? 'for each' : 'for the booking'}
              </span>
              {few && <span className={css.few}>{few}</span>}
            </label>
            <select id={field} name={field} className={css.number} defaultValue="0" disabled={most === 0} autoComplete="off">
              {Array.from({ length: most + 1 }, (_, quantity) => (
                // oxlint-disable-next-line react/no-array-index-key -- the numbers are the options
                <option key={quantity} value={quantity}>
                  {quantity === 0 ? 'None' : quantity}
                </option>
              ))}
            </select>
          </div>
        )
      })}
    </fieldset>
  )
}
