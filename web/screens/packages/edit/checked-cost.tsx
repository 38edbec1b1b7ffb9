import type { PackageCheck } from '#contract/packages/package-shapes.ts'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from '../packages.module.css'

interface Props {
  check: PackageCheck
  /** `14 Mar 2027 for 2 adults` */
  about: string
}

/** What a departure costs at today's prices, for roles that see margin. */
export function CheckedCost({ check: { price, cost, margin, missing, items, gone }, about }: Props) {
  if (gone.length > 0)
    return (
      <Notice tone="warn" role="status" title={`Not available: ${about}`}>
        <ul className={css.list}>
          {gone.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <Notice
      tone={missing ? 'warn' : 'info'}
      role="status"
      title={missing ? `Not sold: the items cost more than the price on ${about}` : `Cost on ${about}`}
    >
      <SummaryList
        rows={[
          ...items.map((item) => ({
            label: item.title,
            note: item.price && (
              <>
                Sold at <Money {...item.price} exact />
              </>
            ),
            value: <Money {...item.cost} exact />,
          })),
          { label: 'Cost', value: <Money {...cost} exact /> },
          { label: 'Price', value: <Money {...price} exact /> },
          missing
            ? { label: 'Missing', value: <Money {...missing} exact />, tone: 'total' as const }
            : { label: 'Margin', value: margin && <Money {...margin} exact />, tone: 'total' as const },
        ]}
      />
    </Notice>
  )
}
