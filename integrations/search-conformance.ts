import { expect, test } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SearchOptions } from './supplier-order.ts'

/** The result of a call: `succeeded`, or the kind of its SupplierError. */
export async function kindOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error === null) return 'succeeded'
  return error instanceof SupplierError ? error.kind : `not a SupplierError: ${String(error)}`
}

/** A supplier that yields results in batches, of any product. */
interface Source<Query, Found> {
  search(query: Query, options: SearchOptions): AsyncIterable<Found[]>
}

/** Every batch of a search, in order. */
export async function searchBatches<Query, Found>(
  source: Source<Query, Found>,
  query: Query,
  { signal, timeoutMs }: SearchOptions = { signal: new AbortController().signal, timeoutMs: 20_000 },
): Promise<Found[][]> {
  const batches: Found[][] = []
  for await (const batch of source.search(query, { signal, timeoutMs })) batches.push(batch)
  return batches
}

/** The requirements of every searching supplier. Registers Vitest cases; `source` is called when they run. */
export function searchConformance<Query>(source: () => Source<Query, unknown>, query: Query): void {
  test('a search that is aborted ends without an error', async () => {
    const abort = new AbortController()
    abort.abort()
    expect(await searchBatches(source(), query, { signal: abort.signal, timeoutMs: 5_000 })).toEqual([])
  })

  test('a search without remaining time is a timeout', async () => {
    const search = source().search(query, { signal: new AbortController().signal, timeoutMs: 1 })
    expect(await kindOf(search[Symbol.asyncIterator]().next())).toBe('timeout')
  })
}
