import { IconChevronDown } from '@tabler/icons-react'
import tabs from '../../flights/results/sort-tabs.module.css'
import css from './sort-menu.module.css'

type Props<Sort extends string> = {
  /** What is sorted: `Order of the flights`. */
  label: string
  sort: Sort
  sorts: readonly Sort[]
  labels: Readonly<Record<Sort, string>>
  rule: string
  to: (sort: Sort) => string
}

/** All orders in one menu that opens, and the rule behind the chosen one. */
export function SortMenu<Sort extends string>({ label, sort, sorts, labels, rule, to }: Props<Sort>) {
  return (
    <>
      <details className={css.menu}>
        <summary className={css.chosen}>
          Sorted by {labels[sort].toLowerCase()} <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </summary>
        <nav className={css.orders} aria-label={label}>
          {sorts.map((one) => (
            <a key={one} href={to(one)} aria-current={one === sort || undefined} data-swap>
              {labels[one]}
            </a>
          ))}
        </nav>
      </details>
      <p className={tabs.rule}>{rule}</p>
    </>
  )
}
