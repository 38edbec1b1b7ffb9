import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { OfferCard } from './offer-card.tsx'
import css from './offer-list.module.css'

type Props = {
  groups: readonly ItineraryGroup[]
  /** How many ways a journey has. */
  ways: number
  outcome: FormOutcome | null
}

/** Height of a closed card in pixels before it is measured. */
const estimate = (ways: number) => 102 + 60 * ways
const gap = 12
const never = () => () => {}

/** The journeys. Only the cards near the window exist, so that a thousand scroll like ten. */
export function OfferList({ groups, ways, outcome }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => {
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])

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
  // oxlint-disable-next-line react/incompatible-library -- cards are memoised by group and get none of the list's functions
  const virtual = useWindowVirtualizer({
    count: groups.length,
    estimateSize: () => estimate(ways),
    getItemKey: (index) => groups[index]?.key ?? index,
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
      {virtual.getVirtualItems().map((item) => {
        const group = groups[item.index]
        if (!group) return null
        const isMine = outcome !== null && group.offers.some((offer) => offer.id === outcome.typed.offerId)
        return (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className={css.item}
            style={{ transform: `translateY(${item.start - top}px)` }}
            aria-setsize={groups.length}
            aria-posinset={item.index + 1}
          >
            <OfferCard group={group} isOpen={open.has(group.key) || isMine} onToggle={toggle} outcome={isMine ? outcome : null} />
          </li>
        )
      })}
    </ul>
  )
}
