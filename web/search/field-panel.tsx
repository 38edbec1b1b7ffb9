import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { useBeside } from '../kit/beside.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Button } from '../kit/form/button.tsx'
import type { Side } from '../kit/keep-beside.ts'
import under from '../kit/panel.module.css'
import { Cell } from './cell.tsx'
import css from './field-panel.module.css'
import { startIn } from './start-in.ts'

type Props = {
  label: string
  name: string
  error: string | undefined
  /** What is chosen, shown in the field. */
  value: string
  isPhone: boolean
  side?: Side
  /** A pointer or the focus reaches the field: what the panel shows may be fetched. */
  onNear?: () => void
  children: (close: () => void) => ReactNode
}

/** A field whose value is chosen in a panel: under it, over everything, or a page over the page on phones. */
export function FieldPanel({ label, name, error, value, isPhone, side = 'start', onNear, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const close = () => (isPhone ? setOpen(false) : document.getElementById(id)?.hidePopover())
  const content = isOpen && (
    <>
      <div data-body>{children(close)}</div>
      <div className={css.foot}>
        <Button onClick={close}>Done</Button>
      </div>
    </>
  )
  return (
    <>
      <Cell label={label} name={name} error={error}>
        <button
          type="button"
          id={`field-${name}`}
          className={css.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={error && `${name}-problem`}
          onPointerEnter={onNear}
          onFocus={onNear}
          {...(isPhone ? { onClick: () => setOpen(true) } : { popoverTarget: id })}
        >
          <span id={`${id}-label`} className="visually-hidden">
            {label}
          </span>
          <span id={`${id}-value`} className={css.value}>
            {value}
          </span>
        </button>
      </Cell>
      {isPhone ? (
        <Dialog shape="page" title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
          {content}
        </Dialog>
      ) : (
        <Under id={id} label={label} field={`field-${name}`} side={side} isOpen={isOpen} onToggle={setOpen}>
          {content}
        </Under>
      )}
    </>
  )
}

type UnderProps = {
  id: string
  label: string
  /** The id of the field's button. */
  field: string
  side: Side
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** The panel of a field. Its content stays mounted until it is closed, so that the browser returns the focus to the button. */
function Under({ id, label, field, side, isOpen, onToggle, children }: UnderProps) {
  const panel = useRef<HTMLDialogElement>(null)
  useBeside(panel, { isOpen, side, element: () => document.getElementById(field)?.parentElement ?? null })
  const settle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') return onToggle(false)
    const body = panel.current?.querySelector<HTMLElement>('[data-body]')
    ;((body && startIn(body)) ?? panel.current)?.focus()
  }
  return (
    <dialog
      ref={panel}
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      className={under.panel}
      onBeforeToggle={({ newState }: ToggleEvent) => newState === 'open' && onToggle(true)}
      onToggle={settle}
    >
      <div className={css.room}>{children}</div>
    </dialog>
  )
}
