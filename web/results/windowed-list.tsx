import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import css from './windowed-list.module.css'

type Props<Item> = {
  items: readonly Item[]
  /** Height of a card in pixels before it is measured. */
  estimate: number
  /** Between cards, in pixels. */
  gap?: number
  /** Cards are memoised by what they get: the list's own functions are none of it. */
  children: (item: Item) => ReactNode
}

const never = () => () => {}

/** Results one under the other. Only the cards near the window exist, so that a thousand scroll like ten. */
export function WindowedList<Item extends { key: string }>({ items, estimate, gap = 12, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)

  // The list moves when what stands above it grows, such as the applied filters.
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  })

  // The server renders the top of the list; a reload starts from there before it goes back to where the reader was.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [initialOffset] = useState(() => (isInBrowser ? window.scrollY : 0))
  // oxlint-disable-next-line react/incompatible-library -- cards are memoised by item and get none of the list's functions
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 5,
    gap,
    scrollMargin: top,
    initialOffset,
    // It may follow cards that turn out taller, but where a page starts is for scroll restoration to say.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance)
    },
    initialRect: { width: 1280, height: 900 },
  })

  return (
    <ul ref={list} className={css.list} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((row) => {
        const item = items[row.index]
        if (!item) return null
        return (
          <li
            key={row.key}
            ref={virtual.measureElement}
            data-index={row.index}
            className={css.item}
            style={{ transform: `translateY(${row.start - top}px)` }}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
          >
            {children(item)}
          </li>
        )
      })}
    </ul>
  )
}
