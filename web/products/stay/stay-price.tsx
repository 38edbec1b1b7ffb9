import type { StayOption } from '#domain/stays/found-stay.ts'
import { Money } from '../../kit/money.tsx'
import { LocalCharges } from './local-charges.tsx'
import { onBasis, usePriceView } from './price-view.ts'
import css from './stay-price.module.css'
import { nightsWords, roomsWords } from './stay-words.ts'

type Props = { option: StayOption; currency: string; nights: number; rooms: number }

/** The price of an option: per night or in total, with taxes or without, and the amount paid at the property. */
export function StayPrice({ option: { rate, total }, currency, nights, rooms }: Props) {
  const { basis, withTaxes } = usePriceView()
  const roomNights = nights * rooms
  const taxes = rate?.taxes ?? null
  const shownOf = (amount: number) => ({ amount: onBasis(amount, { basis, roomNights }), currency })
  const isApart = !withTaxes && taxes !== null
  const main = isApart ? total - taxes : total
  const stay = [nightsWords(nights), rooms > 1 ? roomsWords(rooms) : null].filter(Boolean).join(', ')
  return (
    <div>
      <p className={css.main}>
        <Money {...shownOf(main)} />
      </p>
      <p className={css.quiet}>
        {basis === 'night' ? `a night${rooms > 1 ? ' and room' : ''}` : `for ${stay}`},{' '}
        <span className={css.phrase}>
          {isApart ? (
            <>
              plus <Money {...shownOf(taxes)} /> taxes and fees
            </>
          ) : (
            taxesWords(rate)
          )}
        </span>
      </p>
      <p className={css.quiet}>
        {basis === 'night' ? (
          <>
            <Money amount={main} currency={currency} /> for {stay}
          </>
        ) : (
          <>
            <Money amount={onBasis(main, { basis: 'night', roomNights })} currency={currency} /> a night
            {rooms > 1 && ' and room'}
          </>
        )}
      </p>
      {rate?.localCharges && (
        <div className={css.local}>
          <LocalCharges
            isBrief
            rate={{
              localCharges: rate.localCharges,
              localChargesAbout: rate.localChargesAbout === null ? null : { amount: rate.localChargesAbout, currency },
            }}
          />
        </div>
      )}
    </div>
  )
}

/** What the price includes besides the room. Local taxes, which guests pay at the property, have a line of their own. */
const taxesWords = (rate: StayOption['rate']): string => (rate?.localCharges ? 'taxes included' : 'taxes and fees included')
