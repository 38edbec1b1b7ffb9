import type { Collection } from '../deps.ts'

interface PageQuery {
  perPage?: string
  per_page?: string
  page?: string
  from?: string
  to?: string
}

const ALL = 100_000

/** A page of a collection, newest first, with Paystack's `meta`. `perPage` is 50 by default, at most 100. */
export function listPage<T extends { createdAt: string }>(
  collection: Collection<T>,
  query: PageQuery,
  keep: (item: T) => boolean = () => true,
) {
  const perPage = Math.min(Math.max(1, Number(query.perPage ?? query.per_page) || 50), 100)
  const page = Math.max(1, Number(query.page) || 1)
  const from = query.from === undefined ? '' : query.from
  const to = query.to === undefined ? '~' : query.to
  const all = collection.page({ limit: ALL }).items.filter((item) => item.createdAt >= from && item.createdAt <= to && keep(item))
  const skipped = (page - 1) * perPage
  return {
    items: all.slice(skipped, skipped + perPage),
    all,
    meta: { total: all.length, skipped, perPage, page, pageCount: Math.max(1, Math.ceil(all.length / perPage)) },
  }
}
