import type { PricedStayRate } from '#domain/stays/rate.ts'
import { Money } from '../../kit/money.tsx'

type Props = { rate: Pick<PricedStayRate, 'localCharges' | 'localChargesAbout'> }

/** What guests pay at the property besides the price, in its own currency, and about how much that is. Nothing where there is none. */
export function LocalCharges({ rate: { localCharges, localChargesAbout } }: Props) {
  if (!localCharges || localCharges.amount === 0) return null
  const isOther = localChargesAbout !== null && localChargesAbout.currency !== localCharges.currency
  return (
    <p>
      plus <Money {...localCharges} exact /> local taxes, paid at the property
      {isOther && (
        <>
          , about <Money {...localChargesAbout} />
        </>
      )}
    </p>
  )
}
