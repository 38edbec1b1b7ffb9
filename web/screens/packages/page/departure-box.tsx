import type { ReactNode } from 'react'
import type { OfferedPackage } from '#contract/packages/offered-packages.ts'
import { formatDate } from '#domain/dates.ts'
import { packagePartyWords } from '#domain/packages/package-party.ts'
import choice from '../../../kit/choice-row.module.css'
import { Money } from '../../../kit/money.tsx'
import { leftWords } from '../package-words.ts'
import css from './departure-box.module.css'

interface Props {
  offered: OfferedPackage
  /** The form of the people, which the prices are for. */
  people: ReactNode
  /** Why the booking was refused. */
  failed: ReactNode
  /** It submits the form `package-departure`. */
  button: ReactNode
}

/** Who travels and when, with the price of each departure: one of them is chosen and booked. */
export function DepartureBox({ offered, people, failed, button }: Props) {
  const { departures, party, minPeople } = offered
  const count = party.adults + party.children.length
  const isOpen = ({ left }: OfferedPackage['departures'][number]) => left >= count
  const first = departures.find(isOpen)
  const isTooFew = count < minPeople
  const [some] = departures
  return (
    <section className={css.box} aria-labelledby="departures" id="book">
      <h2 id="departures" className={css.title}>
        Departures
      </h2>
      {people}
      {failed}
      {isTooFew && <p className={css.note}>This package is for at least {minPeople} people.</p>}
      {departures.length === 0 && <p className={css.note}>There is no departure at the moment.</p>}
      <form method="post" id="package-departure" className={css.form}>
        <input type="hidden" name="adults" value={party.adults} />
        {party.children.map((age, at) => (
          <input key={`${at} ${age}`} type="hidden" name="children" value={age} />
        ))}
        <fieldset className={css.list}>
          <legend className="visually-hidden">Departures for {packagePartyWords(party)}</legend>
          {departures.map((departure) => {
            const { id, day, lastDay, left, price } = departure
            const isClosed = !isOpen(departure) || isTooFew
            const places = left > 0 && left < count ? `Only ${left} left` : leftWords(left)
            return (
              <label
                key={id}
                className={`${choice.row} ${css.departure}`}
                htmlFor={`departure-${id}`}
                data-closed={isClosed || undefined}
              >
                <input
                  type="radio"
                  id={`departure-${id}`}
                  name="departureId"
                  value={id}
                  defaultChecked={departure === first}
                  disabled={isClosed}
                  autoComplete="off"
                />
                <span className={css.words}>
                  <span className={css.day}>{formatDate(day)}</span>
                  {lastDay !== day && <span className={css.quiet}>to {formatDate(lastDay)}</span>}
                  {places && (
                    <span className={css.quiet} data-few={left > 0 || undefined}>
                      {places}
                    </span>
                  )}
                </span>
                <span className={css.price}>
                  {!price.isExact && <span className={css.quiet}>about</span>}
                  <Money {...price.total} />
                </span>
              </label>
            )
          })}
        </fieldset>
        {first && !isTooFew && button}
      </form>
      {some && (
        <p className={css.note}>
          Prices are for {packagePartyWords(party)}, everything together
          {some.price.paymentFee.amount > 0 && (
            <>
              , with a payment fee of <Money {...some.price.paymentFee} />
            </>
          )}
          .{!some.price.isExact && ' The exact price is shown before you pay.'}
        </p>
      )}
    </section>
  )
}
