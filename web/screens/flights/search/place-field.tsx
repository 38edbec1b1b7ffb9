import { type FocusEvent, useEffect, useRef } from 'react'
import type { Place } from '#contract/places.ts'
import { keepBeside } from '../../../kit/beside.ts'
import { Dialog } from '../../../kit/dialog.tsx'
import { Cell } from './cell.tsx'
import css from './place-field.module.css'
import { PlaceList } from './place-list.tsx'
import { usePlaceChoice } from './use-place-choice.ts'

type Props = {
  label: string
  /** Of the field in the form and its problem: `from`, `more.0.to`. */
  name: string
  value: Place | null
  onChange: (place: Place | null) => void
  error: string | undefined
  isPhone: boolean
}

type Choice = ReturnType<typeof usePlaceChoice>

/** A city or airport with type-ahead. On phones the list fills the screen. A text that is left unfinished takes the place that is marked, or the first. */
export function PlaceField({ label, name, value, onChange, error, isPhone }: Props) {
  const choice = usePlaceChoice(value, onChange)
  const own = {
    id: `field-${name}`,
    name,
    className: css.input,
    value: choice.text,
    'aria-invalid': Boolean(error),
    'aria-describedby': error && `${name}-problem`,
  }
  return (
    <>
      <Cell label={label} name={name} error={error} htmlFor={own.id}>
        {isPhone ? (
          <input {...own} readOnly placeholder={choice.typing.placeholder} aria-haspopup="dialog" onClick={choice.open} />
        ) : (
          <input
            {...choice.typing}
            {...own}
            onClick={choice.open}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            onBlur={choice.leave}
          />
        )}
      </Cell>
      {isPhone ? <ListOnPage label={label} choice={choice} /> : choice.isOpen && <ListUnder field={own.id} choice={choice} />}
    </>
  )
}

function ListOnPage({ label, choice }: { label: string; choice: Choice }) {
  return (
    <Dialog shape="page" title={label} isOpen={choice.isOpen} onClose={choice.leave}>
      <input {...choice.typing} className={css.search} value={choice.query} aria-label={label} data-autofocus />
      <PlaceList {...choice.list} />
    </Dialog>
  )
}

function ListUnder({ field, choice }: { field: string; choice: Choice }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cell = document.getElementById(field)?.parentElement
    if (!cell || !list.current) return
    list.current.showPopover()
    return keepBeside(cell, list.current, { side: 'start' })
  }, [field])
  return (
    <div ref={list} popover="manual" className={css.dropdown}>
      <PlaceList {...choice.list} />
    </div>
  )
}
