import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Filters } from '#domain/results/filter-rules.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Button } from '../kit/form/button.tsx'
import type { AppliedFilter } from './applied-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import css from './filtered-results.module.css'

type Props = {
  rail: ReactNode
  applied: readonly AppliedFilter[]
  onChange: (change: Filters) => void
  onClear: () => void
  /** The button that closes the sheet: `Show 12 flights`. */
  show: string
  /** In the row of the filters. */
  tools?: ReactNode
  /** Above the chips. */
  above?: ReactNode
  /** A panel beside the list, such as a map: it replaces the rail except on the widest windows. */
  beside?: ReactNode
  /** The results. A function gets the filter button of layouts without a rail, to place it itself. */
  children: ReactNode | ((opener: ReactNode) => ReactNode)
}

/** Results and their filters: in a rail beside the list, or in a sheet where there is no room for one. */
export function FilteredResults({ rail, applied, onChange, onClear, show, tools, above, beside, children }: Props) {
  const [isSheet, setSheet] = useState(false)
  const opener = (
    <Button
      variant="default"
      className={css.open}
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
      onClick={() => setSheet(true)}
    >
      Filters{applied.length > 0 ? ` (${applied.length})` : ''}
    </Button>
  )
  const isPlaced = typeof children === 'function'
  return (
    <div className={css.columns} data-beside={beside ? true : undefined}>
      <a href="#results" className="skip-link">
        Skip to the results
      </a>
      <aside className={css.rail} aria-label="Filters">
        {rail}
      </aside>
      <div className={css.main} id="results">
        {above}
        <div className={css.tools} data-placed={isPlaced || undefined}>
          {!isPlaced && opener}
          <FilterChips applied={applied} onChange={onChange} onClear={onClear} />
          {tools && <div className={css.end}>{tools}</div>}
        </div>
        {isPlaced ? children(opener) : children}
      </div>
      {beside}
      <Dialog shape="side" title="Filters" isOpen={isSheet} onClose={() => setSheet(false)}>
        <div className={css.sheet}>{rail}</div>
        <div className={css.foot}>
          <Button variant="default" onClick={onClear} disabled={applied.length === 0}>
            Clear all
          </Button>
          <Button onClick={() => setSheet(false)}>{show}</Button>
        </div>
      </Dialog>
    </div>
  )
}
