import { createContext, useContext } from 'react'
import { defaultCurrency } from '#domain/defaults.ts'

/** Props that all cards of a list of stays share. */
export interface StaysFrame {
  searchId: string
  /** The search as query parameters, without filters. */
  search: string
  /** The search and the active filters as query parameters: every link keeps them. */
  query: string
  /** ISO instant after which its prices are expired. */
  expiresAt: string
  isExpired: boolean
  currency: string
  /** IANA time zone of the place. */
  zone: string
  nights: number
  rooms: number
}

export const StaysFrame = createContext<StaysFrame>({
  searchId: '',
  search: '',
  query: '',
  expiresAt: '',
  isExpired: false,
  currency: defaultCurrency,
  zone: 'UTC',
  nights: 1,
  rooms: 1,
})

export const useStaysFrame = (): StaysFrame => useContext(StaysFrame)
