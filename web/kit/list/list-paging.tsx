import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import css from './list-paging.module.css'
import { withParams } from './url.ts'

export type Paging = {
  /** The key of the page after this one; null on the last. */
  next: string | null
  /** Of a list that has numbered pages, too: which one this is, and the last that can be asked for by its number. */
  numbered?: { page: number; lastPage: number } | null
  /** How many rows a page shows, where that can be chosen. */
  perPage?: number
}

const sizes = [10, 25, 50, 100]

/**
 * Previous and next page. By key, the way back is kept with the history entry; a link opened afresh leads to the first page. An address with `page` goes on by
 * number for as long as there are numbers.
 */
export function ListPaging({ paging }: { paging: Paging }) {
  const [search] = useSearchParams()
  const location = useLocation()
  const { next, numbered, perPage } = paging
  const middle = perPage === undefined ? null : <Sizes perPage={perPage} search={search} />
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
        <span>Page {page.toLocaleString('en')}</span>
        {middle}
      </Buttons>
    )
  }
  const here = search.get('after')
  const trail = readTrail(location.state)
  if (!here && !next && (perPage === undefined || perPage === sizes[0])) return null
  const isBackKnown = trail.length > 0
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

/** The keys of the pages walked through so far; an empty text is the first page. */
function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return []
  return state.trail.filter((key) => typeof key === 'string')
}

/** How many rows a page shows. */
function Sizes({ perPage, search }: { perPage: number; search: URLSearchParams }) {
  return (
    <span className={css.sizes} role="group" aria-label="Rows a page">
      {sizes.map((size) => (
        <Link
          key={size}
          to={withParams(search, { perPage: size === sizes[0] ? null : String(size) })}
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
