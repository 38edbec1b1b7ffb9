import type { SandboxDeps } from '../deps.ts'
import type { QuoteRequest } from './make-quotes.ts'

/** A set of quotes: one for each policy that takes these people. */
export interface QuoteRecord {
  id: string
  asked: QuoteRequest
  /** 1, or more after a change of prices. */
  raise: number
  created: number
  optedOut: boolean
}

export interface BookingRecord {
  /** Of its quotes: a set is bound once. */
  id: string
  policyCode: string
  number: string
  token: string
  reference: string | null
  policyholder: Record<string, unknown>
  insured: Record<string, unknown>[]
  bound: number
  cancelled: { at: number; refund: number; fee: number } | null
  /** The cancellation that was previewed last. */
  preview: string | null
  claims?: ClaimRecord[]
  /** Since its last update. */
  terms?: PolicyTerms
  /** The last update that was confirmed. */
  updatedBy?: string
}

/** What a policy covers, and its price with tax in major units. */
export interface PolicyTerms {
  asked: QuoteRequest
  total: number
  tax: number
}

/** A quote for an update of a bound policy. */
export interface UpdateRecord {
  id: string
  bookingId: string
  terms: PolicyTerms
  created: number
}

export interface ClaimRecord {
  id: string
  what: string
  at: number
}

/** The stored first answer to an idempotency key. */
export interface AnsweredCall {
  call: string
  body: unknown
}

export function openRecords({ store }: Pick<SandboxDeps, 'store'>) {
  return {
    quotes: store.collection<QuoteRecord>('xcover.quotes'),
    bookings: store.collection<BookingRecord>('xcover.bookings'),
    updates: store.collection<UpdateRecord>('xcover.updates'),
    answers: store.collection<AnsweredCall>('xcover.answers'),
  }
}
export type Records = ReturnType<typeof openRecords>
