import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { compareFlight, stopComparing, toCompared, useIsCompared } from './compare-list.ts'
import css from './compare-tick.module.css'
import type { FoundIn } from './found-in.ts'

type Props = {
  offer: PricedFlightOffer
  foundIn: FoundIn
  /** Of what the tick is, for who cannot see the card: `Virgin Atlantic, 10:30`. */
  of: string
}

/** Takes a flight into the comparison, or out of it. */
export function CompareTick({ offer, foundIn, of }: Props) {
  const flight = { searchId: foundIn.searchId, offerId: offer.id }
  const isCompared = useIsCompared(flight)
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        checked={isCompared}
        onChange={() => (isCompared ? stopComparing(flight) : compareFlight(toCompared(offer, foundIn)))}
      />
      Compare<span className="visually-hidden">: {of}</span>
    </label>
  )
}
