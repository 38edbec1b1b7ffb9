import { Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Button } from '../form/button.tsx'
import { Tick } from '../form/tick.tsx'
import css from './column-choice.module.css'
import type { Column } from './define-list.ts'

type Props = {
  columns: readonly Pick<Column<never>, 'key' | 'label'>[]
  chosen: readonly string[]
  onChange: (keys: string[]) => void
}

/** Which columns a list shows. */
export function ColumnChoice({ columns, chosen, onChange }: Props) {
  const toggle = (key: string) => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]
    if (next.length > 0) onChange(next)
  }
  return (
    <Popover position="bottom-end" width={220} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" className={css.button} leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden="true" />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <fieldset className={css.set}>
          <legend className={css.legend}>Show in the list</legend>
          {columns.map(({ key, label }) =>
            key === undefined ? null : (
              <Tick key={key} label={label} checked={chosen.includes(key)} onChange={() => toggle(key)} />
            ),
          )}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  )
}
