import type { SupplierProgress } from '#contract/search-progress.ts'
import type { FrozenRate } from '#domain/money/pricing.ts'
import type { SoldProduct } from '#domain/product-types.ts'

/** The outcome of a search. */
export interface Outcome {
  suppliers: SupplierProgress[]
  /** The number of listed results, and the number before merging. */
  found: number
  received: number
  /** The kinds of the suppliers' SupplierErrors. */
  failures: string[]
  /** JSON of the summary by the product's gatherer. */
  summary: string
}

/** `line` is for the search's log, `event` for the client; both are complete UTF-8 texts. */
export type SearchMessage =
  | { type: 'written'; line: Uint8Array<ArrayBuffer>; event: Uint8Array<ArrayBuffer> | null }
  | { type: 'ended'; outcome: Outcome }

/** Calls of a running search to the serving process. */
export interface RunOptions {
  signal: AbortSignal
  rateOf(from: string, to: string): Promise<FrozenRate>
}

/** Executes searches. */
export interface SearchRunner {
  /** `input` is a `SessionInput` of the product; it must be structured-cloneable. */
  run(product: SoldProduct, input: { at: string }, options: RunOptions): AsyncGenerator<SearchMessage, void>
  close(): Promise<void>
}
