import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import css from './windowed-list.module.css'

type Props<Item> = {
  items: readonly Item[]
  /** Height of a card in pixels before it is measured. */
  estimate: number
  /** Between cards, in pixels. */
  gap?: number
  /** Cards are memoised by their props, which do not include the list's functions. */
  children: (item: Item) => ReactNode
}

const never = () => () => {}

/** A virtualised list: only cards near the window are mounted, so that a thousand scroll like ten. */
export function WindowedList<Item extends { key: string }>({ items, estimate, gap = 12, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)

  // The list moves when content above it grows, such as the chips.
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  })

  // The server renders the top of the list; a reload starts there before the scroll position is restored.
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
    // It may adjust to measured cards, but the initial position is up to scroll restoration.
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
