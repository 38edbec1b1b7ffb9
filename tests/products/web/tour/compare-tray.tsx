import { IconMap } from '@tabler/icons-react'
import { Money } from '#web/kit/money.tsx'
import { CompareTray } from '#web/products/compare-tray.tsx'
import { comparedTours } from './compared-tours.ts'

export function TourCompareTray({ searchId, search }: { searchId: string; search: string }) {
  return (
    <CompareTray
      label="Tours to compare"
      counted={(count) => `${count} tours`}
      more="Tick another tour"
      list={comparedTours.useList()}
      shown={{ searchId, search, isFinished: true }}
      slotOf={({ title, total }) => ({
        mark: <IconMap size={20} aria-hidden="true" />,
        title,
        price: <Money {...total} />,
        removeLabel: `Do not compare ${title}`,
      })}
      onRemove={comparedTours.remove}
      onClear={comparedTours.clear}
      addressOf={comparedTours.address}
      searchAgain={({ search: query }) => `/tours/results?${query}`}
    />
  )
}
