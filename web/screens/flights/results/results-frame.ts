import { createContext, useContext } from 'react'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { FoundIn } from '../../../products/flight/found-in.ts'

/** Props that all cards of a list of results share. */
export interface ResultsFrame {
  foundIn: FoundIn
  /** The median of the emissions found; null when none are known. */
  typicalKg: number | null
  /** True once the prices are too old to book. */
  isExpired: boolean
  showRules: (offer: PricedFlightOffer) => void
  share: (offer: PricedFlightOffer) => void
}

const ignore = () => {}

export const ResultsFrame = createContext<ResultsFrame>({
  foundIn: { searchId: '', query: '', expiresAt: '' },
  typicalKg: null,
  isExpired: false,
  showRules: ignore,
  share: ignore,
})

export const useResultsFrame = (): ResultsFrame => useContext(ResultsFrame)
