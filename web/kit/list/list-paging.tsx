import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Counted } from '#contract/list-query.ts'
import type { Numbers } from '#domain/numbers.ts'
import { Button } from '../form/button.tsx'
import { useNumbers } from '../numbers.ts'
import css from './list-paging.module.css'
import { withParams } from './url.ts'

export type Paging = {
  /** The key of the next page; null on the last. */
  next: string | null
  /** For a list that also has numbered pages: the current one, and the last that can be requested by number. */
  numbered?: { page: number; lastPage: number } | null
  /** How many rows a page shows, if that can be chosen. */
  perPage?: number
  /** The default number of rows; 10 without it. */
  usual?: number
  /** The number of rows of all pages. */
  total?: Counted
}

const sizes = [10, 25, 50, 100]
/** The default, unless the list has another. */
const usualSize = 10

/**
 * Previous and next page. With keys, the previous pages are stored in the history entry; a link that is opened elsewhere has the first page as its
 * previous one. An address with `page` continues by number as long as there are numbers.
 */
export function ListPaging({ paging }: { paging: Paging }) {
  const numbers = useNumbers()
  const [search] = useSearchParams()
  const location = useLocation()
  const { next, numbered, perPage, usual = usualSize } = paging
  const here = search.get('after')
  const trail = readTrail(location.state)
  const isBackKnown = trail.length > 0
  // With keys the page number is known only to a user who paged there.
  const byKey = here && !isBackKnown ? null : trail.length + 1
  const page = numbered && search.has('page') ? numbered.page : byKey
  const middle = (
    <>
      <span>{placeWords(page, paging, numbers)}</span>
      {perPage !== undefined && <Sizes perPage={perPage} usual={usual} search={search} />}
    </>
  )
  if (numbered && search.has('page')) {
    const { page, lastPage } = numbered
    return (
      <Buttons
        previous={page > 1 ? { to: withParams(search, { page: page > 2 ? String(page - 1) : null }), label: 'Previous' } : null}
        next={
          next === null
            ? null
            : { to: withParams(search, page < lastPage ? { page: String(page + 1) } : { page: null, after: next }) }
        }
      >
        {middle}
      </Buttons>
    )
  }
  if (!here && !next && (perPage === undefined || perPage === usual)) return null
  return (
    <Buttons
      previous={
        here
          ? {
              to: withParams(search, { after: trail.at(-1) || null }),
              label: isBackKnown ? 'Previous' : 'First page',
              state: { trail: trail.slice(0, -1) },
            }
          : null
      }
      next={next ? { to: withParams(search, { after: next }), state: { trail: [...trail, here ?? ''] } } : null}
    >
      {middle}
    </Buttons>
  )
}

/** The keys of the pages visited so far; an empty text is the first page. */
function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return []
  return state.trail.filter((key) => typeof key === 'string')
}

/** `Page 2 of 14, 132 rows`; only the known parts. */
function placeWords(page: number | null, { perPage, total }: Paging, { count }: Numbers): string {
  const rows = total && `${count(total.count)}${total.isMore ? '+' : ''} ${total.count === 1 ? 'row' : 'rows'}`
  const last = total && perPage && !total.isMore ? ` of ${count(Math.max(1, Math.ceil(total.count / perPage)))}` : ''
  return [page === null ? null : `Page ${count(page)}${last}`, rows].filter(Boolean).join(', ')
}

/** The choice of rows per page. */
function Sizes({ perPage, usual, search }: { perPage: number; usual: number; search: URLSearchParams }) {
  return (
    <span className={css.sizes} role="group" aria-label="Rows a page">
      {sizes.map((size) => (
        <Link
          key={size}
          to={withParams(search, { perPage: size === usual ? null : String(size) })}
          aria-current={size === perPage || undefined}
          preventScrollReset
        >
          {size}
        </Link>
      ))}
      a page
    </span>
  )
}

type Target = { to: string; state?: { trail: string[] }; label?: string }

function Buttons({ previous, next, children }: { previous: Target | null; next: Target | null; children: ReactNode }) {
  return (
    <nav className={css.paging} aria-label="Pages">
      {previous ? (
        <Button
          component={Link}
          to={previous.to}
          state={previous.state}
          variant="default"
          leftSection={<IconChevronLeft size={16} stroke={1.5} />}
        >
          {previous.label}
        </Button>
      ) : (
        <span />
      )}
      {children && <span className={css.middle}>{children}</span>}
      {next ? (
        <Button
          component={Link}
          to={next.to}
          state={next.state}
          variant="default"
          rightSection={<IconChevronRight size={16} stroke={1.5} />}
        >
          Next
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
