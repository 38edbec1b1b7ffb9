import { createContext, type ReactElement, use } from 'react'

/** Renders a part of a page of plain HTML, or returns the cached markup of the same name. Null on screens that hydrate. */
export const CachedMarkup = createContext<((name: string, render: () => ReactElement) => string) | null>(null)

/** What differs between the pages that have the part: their address, and the view that links keep. */
export interface Slots {
  here: string
  query: string
}

const slots: Slots = { here: '{here}', query: '{query}' }
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? one)

type Props = Slots & {
  as: 'li' | 'div'
  className?: string
  /** A cache key of everything that the part depends on except its slots; null while that can still change. */
  name: string | null
  /** Has no context of its ancestors: it provides those that it reads. */
  children: (at: Slots) => ReactElement
}

/** A part that many pages share, such as a card in every order of its list: its markup is rendered once and cached. */
export function CachedPart({ as: Tag, className, name, here, query, children }: Props) {
  const render = use(CachedMarkup)
  if (!render || name === null) return <Tag className={className}>{children({ here, query })}</Tag>
  const html = render(name, () => children(slots))
    .replaceAll(slots.here, () => escaped(here))
    .replaceAll(slots.query, () => escaped(query))
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
