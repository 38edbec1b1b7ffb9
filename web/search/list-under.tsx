import { type ReactNode, useEffect, useRef } from 'react'
import { keepBeside } from '../kit/keep-beside.ts'
import css from './list-under.module.css'

/** A list below its field, in the top layer, while it is mounted. `field` is the id of the input. */
export function ListUnder({ field, children }: { field: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cell = document.getElementById(field)?.parentElement
    if (!cell || !list.current) return
    list.current.showPopover()
    return keepBeside(cell, list.current, { side: 'start' })
  }, [field])
  return (
    <div ref={list} popover="manual" className={css.dropdown}>
      {children}
    </div>
  )
}
