import { IconChevronDown } from '@tabler/icons-react'
import css from './sort-menu.module.css'

type Props<Sort extends string> = {
  /** What is sorted: `Order of the accommodation`. */
  label: string
  sort: Sort
  sorts: readonly Sort[]
  labels: Readonly<Record<Sort, string>>
  rule: string
  to: (sort: Sort) => string
  /** True beside tabs, which show the selected order. */
  isMore?: boolean
}

/** All orders in one menu, with the rule of the selected one. */
export const SortMenu = <Sort extends string>({ label, sort, sorts, labels, rule, to, isMore = false }: Props<Sort>) => (
  <details className={css.menu}>
    <summary className={css.chosen}>
      {isMore ? (
        'More orders'
      ) : (
        <span>
          <span className={css.by}>Sorted by </span>
          <span className={css.name}>{labels[sort].toLowerCase()}</span>
        </span>
      )}
      <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
    </summary>
    <div className={css.panel}>
      <nav className={css.orders} aria-label={label}>
        {sorts.map((one) => (
          <a key={one} href={to(one)} aria-current={one === sort || undefined} data-swap>
            {labels[one]}
          </a>
        ))}
      </nav>
      <p className={css.rule}>{rule}</p>
    </div>
  </details>
)
