import type { PaymentMethod } from '#contract/payments.ts'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { Money } from '../../../kit/money.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { stayPriceRows, stayTotalLabel } from '../../../products/stay/stay-price-rows.tsx'

/** The price of the stay, the fee of the method chosen, and what they come to. */
export function StayPaymentPrice({ offer, methods }: { offer: PricedStayOffer; methods: PaymentMethod[] }) {
  const fees = methods.map(({ id, fee }) => (
    <span key={id} data-method={id}>
      <Money {...fee} />
    </span>
  ))
  return (
    <PriceSummary
      rows={[...stayPriceRows(offer), { label: 'Payment fee', value: fees }]}
      total={methods.map(({ id, total }) => ({ method: id, total }))}
      totalLabel={stayTotalLabel(offer)}
      waterfall={offer.rate.waterfall}
    />
  )
}
