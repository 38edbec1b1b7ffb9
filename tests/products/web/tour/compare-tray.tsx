import { IconMap } from '@tabler/icons-react'
import { Money } from '#web/kit/money.tsx'
import { CompareSlot, CompareTray } from '#web/products/compare-tray.tsx'
import { clearComparedTours, stopComparingTour, useComparedTours } from './compared-tours.ts'

export function TourCompareTray() {
  const list = useComparedTours()
  const to = new URLSearchParams([
    ['searchId', list[0]?.searchId ?? ''],
    ...list.map(({ tourId }): [string, string] => ['tour', tourId]),
  ])
  return (
    <CompareTray
      label="Tours to compare"
      more="Tick another tour"
      count={list.length}
      to={`/tours/compare?${to}`}
      onClear={clearComparedTours}
    >
      {list.map((tour) => (
        <CompareSlot
          key={tour.tourId}
          mark={<IconMap size={20} aria-hidden="true" />}
          title={tour.name}
          price={<Money {...tour.total} />}
          expiresAt={tour.expiresAt}
          removeLabel={`Do not compare ${tour.name}`}
          onRemove={() => stopComparingTour(tour)}
        />
      ))}
    </CompareTray>
  )
}
