import type { ReactNode } from 'react'
import css from './dates-pair.module.css'
import { FieldPanel } from './field-panel.tsx'

type Props = {
  /** One or two days, each with what its field says. */
  days: readonly { label: string; name: string; error: string | undefined; value: string | null }[]
  isPhone: boolean
  /** Somebody comes near: the calendar may be fetched. */
  onNear: () => void
  /** One calendar for both. */
  calendar: (close: () => void) => ReactNode
  /** Plain fields, before scripts arrive. */
  children?: ReactNode
}

/** One day, or the first and the last of several: each field opens the calendar of both. */
export function DatesPair({ days, isPhone, onNear, calendar, children }: Props) {
  return (
    <div className={css.pair} data-round={days.length > 1 || undefined}>
      {days.map((day, at) => (
        <FieldPanel
          key={day.name}
          {...day}
          isPhone={isPhone}
          placeholder="Add a date"
          side="middle"
          start={at > 0 ? 'last' : undefined}
          onNear={onNear}
        >
          {calendar}
        </FieldPanel>
      ))}
      {children && <noscript>{children}</noscript>}
    </div>
  )
}
