import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { useBeside } from './beside.ts'
import css from './panel.module.css'
import { Tip } from './tip.tsx'

type Props = {
  /** Its accessible name. */
  label: string
  /** In pixels; less on a smaller screen. */
  width: number
  /** The button that opens it. */
  button: ComponentProps<'button'>
  /** Tooltip of the button while the panel is closed. */
  tip?: string
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A popover under its button. The browser shows it in the top layer and closes it by Escape and by a click elsewhere. */
export function Panel({ label, width, button, tip, onOpen, children }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useBeside(panel, { isOpen, side: 'end', element: () => opener.current })

  const fill = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    setOpen(true)
    onOpen?.()
  }
  // Its content stays mounted until it is closed, so that the browser can return the focus to the button.
  const settle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') return setOpen(false)
    const start = panel.current?.querySelector<HTMLElement>('[data-autofocus], a, button, input') ?? panel.current
    start?.focus()
  }
  const close = () => document.getElementById(id)?.hidePopover()
  const face = <button type="button" {...button} ref={opener} popoverTarget={id} aria-haspopup="dialog" aria-expanded={isOpen} />
  return (
    <>
      {tip === undefined ? face : <Tip label={isOpen ? '' : tip}>{face}</Tip>}
      <div
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
        role="dialog"
        aria-label={label}
        className={css.panel}
        style={{ width }}
        onBeforeToggle={fill}
        onToggle={settle}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
