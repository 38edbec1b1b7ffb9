import type { ReactNode } from 'react'
import css from './action.module.css'

type Props = { to: string; isQuiet?: boolean; children: ReactNode }

/** A link or button of a block; null without an address. Links to other sites open in a new tab and send no referrer. */
export function Action({ to, isQuiet = false, children }: Props) {
  if (!to) return null
  const outside = /^https?:/i.test(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={to} className={isQuiet ? css.quiet : css.button} {...outside}>
      {children}
      {isQuiet && <Arrow />}
    </a>
  )
}

const Arrow = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M3 8h10M9 4l4 4-4 4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
