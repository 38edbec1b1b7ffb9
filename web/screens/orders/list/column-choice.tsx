import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { writePreference } from '../../../kit/cookies.ts'
import css from './column-choice.module.css'
import { orderColumns } from './list-columns.tsx'

type Props = { chosen: readonly string[]; onChange: (keys: string[]) => void }

/** Which columns the order list shows; remembered in this browser. */
export function ColumnChoice({ chosen, onChange }: Props) {
  const toggle = (key: string) => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]
    if (next.length === 0) return
    writePreference('orderColumns', next.join('.'))
    onChange(next)
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
          {orderColumns.slice(1).map(({ key, column }) => (
            <Checkbox key={key} size="sm" label={column.label} checked={chosen.includes(key)} onChange={() => toggle(key)} />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  )
}
