import { type ReactNode, useMemo, useState } from 'react'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { type ComparedFlight, toCompared } from '../../../products/flight/compare-list.ts'
import type { FoundIn } from '../../../products/flight/found-in.ts'
import type { ResultsFrame } from './results-frame.ts'

const FareRulesDialog = lazyChunk(() => import('../../../products/flight/fare-rules-dialog.tsx').then((m) => m.FareRulesDialog))
const ShareDialog = lazyChunk(() => import('../../../products/flight/share-dialog.tsx').then((m) => m.ShareDialog))

interface OfferDialogs extends Pick<ResultsFrame, 'showRules' | 'share'> {
  shareAll: (flights: readonly ComparedFlight[]) => void
  dialogs: ReactNode
}

/** The rules of a fare, and the mail to a customer, over the results. */
export function useOfferDialogs(foundIn: FoundIn): OfferDialogs {
  const [rulesOf, setRulesOf] = useState<PricedFlightOffer | null>(null)
  const [shared, setShared] = useState<readonly ComparedFlight[] | null>(null)
  const calls = useMemo(
    () => ({
      showRules: setRulesOf,
      share: (offer: PricedFlightOffer) => setShared([toCompared(offer, foundIn)]),
      shareAll: setShared,
    }),
    [foundIn],
  )
  const dialogs = (
    <>
      {rulesOf && <FareRulesDialog offer={rulesOf} onClose={() => setRulesOf(null)} />}
      {shared && <ShareDialog flights={shared} onClose={() => setShared(null)} />}
    </>
  )
  return { ...calls, dialogs }
}
