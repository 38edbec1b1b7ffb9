import type { SupplierErrorKind } from '#domain/supplier-error.ts'

/** One attempt of one call, without query, headers and body, which may contain names and keys. */
export interface HttpEvent {
  event: 'http'
  supplier: string
  method: string
  /** Without the query. */
  path: string
  /** 1 for the first attempt. */
  attempt: number
  /** Null without a response. */
  status: number | null
  outcome: 'ok' | SupplierErrorKind
  ms: number
  /** Of the decompressed body. */
  bytes: number
  /** The vendor's id of this request, for its support. */
  requestId: string | null
}

/** Dropped items of an answer, counted by reason. */
export interface DroppedEvent {
  event: 'dropped'
  supplier: string
  what: 'offer' | 'property' | 'rate' | 'tour'
  reasons: Record<string, number>
}

/** For logs and metrics. */
export type IntegrationLog = (event: HttpEvent | DroppedEvent) => void
