import { type KeyboardEvent as Press, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { readComingDay } from '#domain/read-coming-day.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Button } from '../kit/form/button.tsx'
import { keepBeside } from '../kit/keep-beside.ts'
import under from '../kit/panel.module.css'
import { Cell } from './cell.tsx'
import choice from './choice-field.module.css'
import { shortDay } from './day-words.ts'
import css from './field-panel.module.css'
import { startIn } from './start-in.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** A day of a form. */
export interface TypedDay {
  label: string
  name: string
  error: string | undefined
  value: LocalDate | null
  /** What was typed and is no day. */
  text: string | null | undefined
  onChange: (day: LocalDate | null, text: string | null) => void
}

type Props = TypedDay & {
  today: LocalDate
  isPhone: boolean
  /** The last chosen day of the calendar takes the focus, not the first. */
  start?: 'last' | undefined
  /** Somebody comes near: the calendar may be fetched. */
  onNear: () => void
  children: (close: () => void) => ReactNode
}

/** Closed, open while the field has the focus, or open with the focus in the calendar. */
type Mode = 'closed' | 'typing' | 'choosing'

/** A day, typed in any usual form or chosen in a calendar under the field; on phones the calendar is a page and takes the place of the keyboard. */
export function DayField({ today, isPhone, start, onNear, children, ...day }: Props) {
  const { label, name, error, value, text, onChange } = day
  const [typed, setTyped] = useState<string | null>(null)
  const [mode, setMode] = useState<Mode>('closed')
  const id = useId()
  const field = `field-${name}`
  const isOpen = mode !== 'closed'
  const shut = () => setMode('closed')
  const close = () => {
    document.getElementById(field)?.focus()
    shut()
  }
  const type = (next: string) => {
    setTyped(next)
    const read = readComingDay(next, today)
    if (read !== value || text) onChange(read, null)
  }
  const settle = (written: string) => {
    const read = readComingDay(written, today)
    onChange(read, read ? null : written.trim() || null)
    setTyped(null)
  }
  /** A text that is no day is told once the field is left. */
  const leave = () => {
    if (typed !== null) settle(typed)
  }
  const shown = typed ?? text ?? (value ? shortDay(value) : '')
  useTypedBefore(field, shown, (written, isFocused) => (isFocused ? type(written) : settle(written)))
  const keys: Record<string, (event: Press) => void> = {
    ArrowDown(event) {
      event.preventDefault()
      leave()
      setMode('choosing')
    },
    Escape(event) {
      if (isOpen) event.preventDefault()
      shut()
    },
    // It does not send the form while the calendar is open.
    Enter(event) {
      if (isOpen) event.preventDefault()
      leave()
      shut()
    },
    Tab: shut,
  }
  const content = isOpen && (
    <>
      <div data-body data-start={start}>
        {children(close)}
      </div>
      <div className={css.foot}>
        <Button onClick={isPhone ? shut : close}>Done</Button>
      </div>
    </>
  )
  return (
    <>
      <Cell label={label} name={name} error={error} htmlFor={field}>
        <input
          id={field}
          name={name}
          className={choice.input}
          value={shown}
          placeholder="Add a date"
          autoComplete="off"
          readOnly={isPhone}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${name}-problem`}
          onPointerEnter={onNear}
          onFocus={(event) => {
            onNear()
            event.currentTarget.select()
          }}
          onClick={() => setMode('typing')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => keys[event.key]?.(event)}
        />
      </Cell>
      {isPhone ? (
        <Dialog shape="page" title={label} isOpen={isOpen} onClose={shut}>
          {content}
        </Dialog>
      ) : (
        <Calendar id={id} label={label} field={field} mode={mode} onLeave={shut} onEscape={close}>
          {content}
        </Calendar>
      )}
    </>
  )
}

type CalendarProps = {
  id: string
  label: string
  /** The id of the field. */
  field: string
  mode: Mode
  /** The focus or the pointer went elsewhere. */
  onLeave: () => void
  onEscape: () => void
  children: ReactNode
}

/** The panel under the field, which stays open while one types. */
function Calendar({ id, label, field, mode, onLeave, onEscape, children }: CalendarProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = mode !== 'closed'
  const leave = useEffectEvent(onLeave)
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const [shown, cell] = [panel.current, document.getElementById(field)?.closest<HTMLElement>('[data-field]')]
    if (!isOpen || !shown || !cell) return
    shown.showPopover()
    const letGo = keepBeside(cell, shown, { side: 'middle' })
    const listening = new AbortController()
    const leaveFor = (to: EventTarget | null) => {
      if (to instanceof Node && !cell.contains(to) && !shown.contains(to)) leave()
    }
    const { signal } = listening
    const escapeBy = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      escape()
    }
    shown.addEventListener('keydown', escapeBy, { signal })
    document.addEventListener('pointerdown', ({ target }) => leaveFor(target), { signal })
    for (const one of [cell, shown]) one.addEventListener('focusout', ({ relatedTarget }) => leaveFor(relatedTarget), { signal })
    return () => {
      listening.abort()
      letGo()
      shown.hidePopover()
    }
  }, [isOpen, field])
  useEffect(() => {
    const body = panel.current?.querySelector<HTMLElement>('[data-body]')
    // A calendar that is still on its way takes the focus from the panel.
    if (mode === 'choosing') ((body && startIn(body)) ?? panel.current)?.focus()
  }, [mode])
  return (
    // A dialog element would take the focus from the field as it opens.
    <div role="dialog" ref={panel} id={id} popover="manual" tabIndex={-1} aria-label={label} className={under.panel}>
      <div className={css.room}>{children}</div>
    </div>
  )
}
