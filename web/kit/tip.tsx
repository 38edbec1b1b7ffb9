import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './tip.module.css'

type Props = {
  /** Nothing is shown while it is empty. */
  label: string
  side?: 'below' | 'right'
  /** One element. */
  children: ReactNode
}

/** Milliseconds of hovering before the tooltip opens. */
const delay = 350
/** Between the element and the tooltip, in pixels. */
const gap = 5

/** The tooltip of an icon button. The button has an accessible name of its own. */
export function Tip({ label, side = 'below', children }: Props) {
  const around = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [isShown, setShown] = useState(false)

  const wait = () => {
    timer.current = window.setTimeout(() => setShown(true), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (words: HTMLSpanElement | null) => {
    const edges = around.current?.firstElementChild?.getBoundingClientRect()
    if (!words || !edges) return
    words.showPopover()
    const { width, height } = words.getBoundingClientRect()
    const furthest = document.documentElement.clientWidth - width - gap
    const x = side === 'right' ? edges.right + gap : Math.min(edges.left + (edges.width - width) / 2, furthest)
    const y = side === 'right' ? edges.top + (edges.height - height) / 2 : edges.bottom + gap
    words.style.translate = `${x}px ${y}px`
  }
  return (
    <span
      ref={around}
      role="none"
      className={css.around}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wait()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onKeyDown={hide}
    >
      {children}
      {isShown && label && (
        <span ref={show} popover="manual" role="tooltip" className={css.words}>
          {label}
        </span>
      )}
    </span>
  )
}
