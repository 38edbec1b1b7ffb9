import { createContext, useContext } from 'react'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Failure } from '../../../api-failure.ts'
import type { FoundIn } from '../../../products/flight/found-in.ts'
import type { Results } from '../../flights/results/look-at.ts'
import type { ShopView } from './shop-view.ts'

/** What the parts of a page of results read. */
export interface ShopResults {
  results: Results
  view: ShopView
  search: FlightSearch
  foundIn: FoundIn
  /** True once the prices are too old to book. */
  isExpired: boolean
  /** Why the last choice was refused, and of which offer. */
  refused: { failure: Failure; offerId: string } | null
  /** The address of this page with something of its view changed. */
  to: (change: Partial<ShopView>) => string
}

const ShopResultsContext = createContext<ShopResults | null>(null)

export const ShopResultsFrame = ShopResultsContext.Provider

export function useShopResults(): ShopResults {
  const results = useContext(ShopResultsContext)
  if (!results) throw new Error('a part of the results stands outside their frame')
  return results
}
