import { createContext, useContext } from 'react'
import { defaultCurrency } from '#domain/defaults.ts'

/** What every card of a list of stays has in common. */
export interface StaysFrame {
  searchId: string
  /** The search as query parameters, without filters. */
  search: string
  /** The search and the filters in force as query parameters: they go along with every link. */
  query: string
  /** ISO instant after which its prices no longer count. */
  expiresAt: string
  currency: string
  /** IANA name of the clocks of the place. */
  zone: string
  nights: number
  rooms: number
}

export const StaysFrame = createContext<StaysFrame>({
  searchId: '',
  search: '',
  query: '',
  expiresAt: '',
  currency: defaultCurrency,
  zone: 'UTC',
  nights: 1,
  rooms: 1,
})

export const useStaysFrame = (): StaysFrame => useContext(StaysFrame)
