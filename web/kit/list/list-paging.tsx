import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import css from './list-paging.module.css'
import { withParams } from './url.ts'

/** By key: `next` is the key of the page after this one, null on the last. By number: `page` of `pages`, counted from 1. */
export type Paging = { next: string | null } | { page: number; pages: number }

/** Previous and next page. By key, the way back is kept with the history entry; a link opened afresh leads to the first page. */
export function ListPaging({ paging }: { paging: Paging }) {
  const [search] = useSearchParams()
  const location = useLocation()
  if ('pages' in paging) {
    const { page, pages } = paging
    if (pages <= 1) return null
    return (
      <Buttons
        previous={page > 1 ? { to: withParams(search, { page: page > 2 ? String(page - 1) : null }), label: 'Previous' } : null}
        next={page < pages ? { to: withParams(search, { page: String(page + 1) }) } : null}
        middle={`Page ${page} of ${pages}`}
      />
    )
  }
  const here = search.get('after')
  const trail = readTrail(location.state)
  if (!here && !paging.next) return null
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
      next={paging.next ? { to: withParams(search, { after: paging.next }), state: { trail: [...trail, here ?? ''] } } : null}
    />
  )
}

/** The keys of the pages walked through so far; an empty text is the first page. */
function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return []
  return state.trail.filter((key) => typeof key === 'string')
}

type Target = { to: string; state?: { trail: string[] }; label?: string }

function Buttons({ previous, next, middle }: { previous: Target | null; next: Target | null; middle?: string }) {
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
      {middle && <span className={css.middle}>{middle}</span>}
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
