import { useCallback, useState } from 'react'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { WindowedList } from '../../../results/windowed-list.tsx'
import { OfferCard } from './offer-card.tsx'

type Props = {
  groups: readonly ItineraryGroup[]
  /** How many ways a journey has. */
  ways: number
  outcome: FormOutcome | null
}

/** Height of a closed card in pixels before it is measured. */
const estimate = (ways: number) => 102 + 60 * ways

/** The journeys; each opens in place. */
export function OfferList({ groups, ways, outcome }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => {
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  return (
    <WindowedList items={groups} estimate={estimate(ways)}>
      {(group) => {
        const isMine = outcome !== null && group.offers.some((offer) => offer.id === outcome.typed.offerId)
        return (
          <OfferCard group={group} isOpen={open.has(group.key) || isMine} onToggle={toggle} outcome={isMine ? outcome : null} />
        )
      }}
    </WindowedList>
  )
}
