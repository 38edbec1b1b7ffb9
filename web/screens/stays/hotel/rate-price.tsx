import type { PricedStayRate } from '#domain/stays/rate.ts'
import { Money } from '../../../kit/money.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'
import { nightsWords, roomsWords } from '../../../products/stay/stay-words.ts'
import css from './rate-price.module.css'

type Props = { rate: PricedStayRate; nights: number; rooms: number }

/** What it costs altogether and a night, which taxes are in it, and what is paid at the property besides. */
export function RatePrice({ rate, nights, rooms }: Props) {
  const stay = [nightsWords(nights), rooms > 1 ? roomsWords(rooms) : null].filter(Boolean).join(', ')
  return (
    <div className={css.price}>
      <p className={css.total}>
        <Money {...rate.total} />
      </p>
      <p>
        for {stay}, <Money {...rate.perNight} /> a night{rooms > 1 && ' and room'}
      </p>
      <p>
        {rate.taxes ? (
          <>
            <Money {...rate.taxes} /> taxes included
          </>
        ) : (
          'Taxes included'
        )}
        {rate.localCharges && rate.localCharges.amount > 0 && ', except local ones'}
        {rate.paymentFee.amount > 0 && (
          <>
            , and <Money {...rate.paymentFee} /> payment fee
          </>
        )}
      </p>
      {rate.payWhen === 'deposit' && (
        <p className={css.strong}>
          <Money {...rate.payNow} /> now, the rest there
        </p>
      )}
      <LocalCharges rate={rate} />
    </div>
  )
}
