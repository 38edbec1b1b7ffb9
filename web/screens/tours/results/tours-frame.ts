import { createContext, useContext } from 'react'
import { defaultCurrency } from '#domain/defaults.ts'

/** Props that all cards of a list of tours share. */
export interface ToursFrame {
  searchId: string
  /** The search as query parameters, without filters. */
  search: string
  /** The search and the active filters as query parameters: every link keeps them. */
  query: string
  /** ISO instant after which its prices are expired. */
  expiresAt: string
  isExpired: boolean
  currency: string
  /** The number of people of the search. */
  people: number
}

export const ToursFrame = createContext<ToursFrame>({
  searchId: '',
  search: '',
  query: '',
  expiresAt: '',
  isExpired: false,
  currency: defaultCurrency,
  people: 1,
})

export const useToursFrame = (): ToursFrame => useContext(ToursFrame)
