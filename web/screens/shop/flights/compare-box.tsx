import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import tick from '../../../products/compare-tick.module.css'
import { toCompared } from '../../../products/flight/compare-list.ts'
import { useShopResults } from './shop-results-frame.ts'

/** Takes a flight into the comparison, or out of it. The page's script keeps the list, in the shape that the comparison reads. */
export function CompareBox({ offer, of }: { offer: PricedFlightOffer; of: string }) {
  const { foundIn } = useShopResults()
  return (
    <label className={tick.tick} data-with-script>
      <input type="checkbox" autoComplete="off" data-compare={JSON.stringify(toCompared(offer, foundIn))} />
      Compare<span className="visually-hidden">: {of}</span>
    </label>
  )
}
