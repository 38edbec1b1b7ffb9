import type { SupplierErrorKind } from '#domain/supplier-error.ts'

/** One try of one call. It has no query, header or body: they may hold names and keys. */
export interface HttpEvent {
  event: 'http'
  supplier: string
  method: string
  /** Without the query. */
  path: string
  /** 1 for the first try. */
  attempt: number
  /** Null when no answer came. */
  status: number | null
  outcome: 'ok' | SupplierErrorKind
  ms: number
  /** Of the answer's body, unpacked. */
  bytes: number
  /** The vendor's name for this request, to quote to its support. */
  requestId: string | null
}

/** Items of an answer that were left out because they cannot be trusted, counted by reason. */
export interface DroppedEvent {
  event: 'dropped'
  supplier: string
  what: 'offer' | 'house' | 'rate'
  reasons: Record<string, number>
}

/** For logs and metrics. */
export type IntegrationLog = (event: HttpEvent | DroppedEvent) => void
