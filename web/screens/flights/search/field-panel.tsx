import { Button, Drawer, Popover } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Cell } from './cell.tsx'
import css from './field-panel.module.css'

type Props = {
  label: string
  name: string
  error: string | undefined
  /** What is chosen, shown in the field; null shows `placeholder`. */
  value: string | null
  placeholder?: string
  isPhone: boolean
  /** Opened from outside as well: the return field opens the same calendar. */
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
  position?: 'bottom-start' | 'bottom-end' | 'bottom'
  children: ReactNode
}

/** A field whose value is chosen in a panel: a popover under it, or a sheet as high as the screen on phones. */
export function FieldPanel({ label, name, error, value, placeholder, isPhone, isOpen, onOpen, position, children }: Props) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const labelId = useId()
  const opened = isOpen ?? isOwnOpen
  const setOpen = onOpen ?? setOwnOpen
  const button = (
    <button
      type="button"
      id={`field-${name}`}
      className={css.button}
      aria-haspopup="dialog"
      aria-expanded={opened}
      aria-labelledby={`${labelId}-label ${labelId}-value`}
      aria-describedby={error && `${name}-problem`}
      onClick={() => setOpen(!opened)}
    >
      <span id={`${labelId}-label`} className="visually-hidden">
        {label}
      </span>
      <span id={`${labelId}-value`} className={css.value} data-empty={value === null || undefined}>
        {value ?? placeholder}
      </span>
    </button>
  )
  const done = (
    <div className={css.foot}>
      <Button onClick={() => setOpen(false)}>Done</Button>
    </div>
  )
  return (
    <Cell label={label} name={name} error={error}>
      {isPhone ? (
        <>
          {button}
          <Drawer opened={opened} onClose={() => setOpen(false)} title={label} position="bottom" size="100%" padding="md">
            {children}
            {done}
          </Drawer>
        </>
      ) : (
        <Popover
          opened={opened}
          onChange={setOpen}
          position={position ?? 'bottom-start'}
          offset={20}
          trapFocus
          returnFocus
          withRoles={false}
          radius="lg"
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown className={css.panel} role="dialog" aria-label={label}>
            {children}
            {done}
          </Popover.Dropdown>
        </Popover>
      )}
    </Cell>
  )
}
