import type { PricedStayRate } from '#domain/stays/rate.ts'
import { Money } from '../../kit/money.tsx'
import css from './stay-price.module.css'

type Props = {
  rate: Pick<PricedStayRate, 'localCharges' | 'localChargesAbout'>
  /** Only the amount, for a table row. */
  isBrief?: boolean
}

/** What guests pay at the property besides the price, in its own currency, with a conversion. Null if there is nothing. */
export function LocalCharges({ rate: { localCharges, localChargesAbout }, isBrief = false }: Props) {
  if (!localCharges || localCharges.amount === 0) return null
  const isOther = localChargesAbout !== null && localChargesAbout.currency !== localCharges.currency
  return (
    <p>
      <span className={css.phrase}>
        plus <Money {...localCharges} exact /> local taxes{!isBrief && ','}
      </span>
      {!isBrief && <> {<span className={css.phrase}>paid at the property{isOther && ','}</span>}</>}
      {isOther && !isBrief && (
        <>
          {' '}
          <span className={css.phrase}>
            about <Money {...localChargesAbout} />
          </span>
        </>
      )}
    </p>
  )
}
