import type { SupplierProgress } from '#contract/search-progress.ts'
import type { FrozenRate } from '#domain/money/pricing.ts'
import type { SoldProduct } from '#domain/product-types.ts'

/** What one search ended with. */
export interface Outcome {
  suppliers: SupplierProgress[]
  /** How many are listed, and how many came before they were merged. */
  found: number
  received: number
  /** Why suppliers failed: kinds of SupplierError. */
  failures: string[]
  /** JSON of what the product's gatherer sums up. */
  summary: string
}

/** `line` is for the log of the search, `event` for who asked; both are whole texts in UTF-8. */
export type SearchMessage =
  | { type: 'written'; line: Uint8Array<ArrayBuffer>; event: Uint8Array<ArrayBuffer> | null }
  | { type: 'ended'; outcome: Outcome }

/** What a running search asks of the process that serves requests. */
export interface RunOptions {
  signal: AbortSignal
  rateOf(from: string, to: string): Promise<FrozenRate>
}

/** Where searches run. */
export interface SearchRunner {
  /** `input` is a `SessionInput` of the product; what is in it can be cloned. */
  run(product: SoldProduct, input: { at: string }, options: RunOptions): AsyncGenerator<SearchMessage, void>
  close(): Promise<void>
}
