import type { PassengerType } from '../../inventory/wire.ts'
import type { SearchInput } from './search-input.ts'

export interface SearchPassenger {
  id: string
  type: PassengerType
  age: number | null
  fare_type: string | null
  given_name: string | null
  family_name: string | null
  loyalty_programme_accounts: { account_number: string; airline_iata_code: string }[]
}

/** A stored search: the question and its time. Its offers are derived from it. */
export interface StoredSearch {
  id: string
  created_at: string
  input: SearchInput
  passengers: SearchPassenger[]
  /** Groups of airlines that responded in time; absent when all did. */
  answered?: number
}
