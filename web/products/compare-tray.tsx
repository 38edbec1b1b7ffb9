import { Button } from '@mantine/core'
import { IconColumns3, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { compareLimit } from '#domain/defaults.ts'
import { useIsPast } from '../kit/use-is-past.ts'
import css from './compare-tray.module.css'

type Props = {
  /** `Flights to compare` */
  label: string
  /** What stands where there is room for more: `Tick another flight`. */
  more: string
  count: number
  /** Where they stand side by side. */
  to: string
  onClear: () => void
  /** What else can be done with them. */
  tools?: ReactNode
  /** A `CompareSlot` for each. */
  children: ReactNode
}

/** What is being compared, at the bottom of the window. It is there once there is one, and stays through other searches. */
export function CompareTray({ label, more, count, to, onClear, tools, children }: Props) {
  if (count === 0) return null
  return (
    <aside className={css.tray} aria-label={label} data-no-print>
      <ul className={css.slots}>
        {children}
        {Array.from({ length: compareLimit - count }, (_, at) => (
          <li key={at} className={css.empty} aria-hidden="true">
            {more}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <button type="button" className={`text-button ${css.clear}`} onClick={onClear}>
          Clear
        </button>
        {tools}
        {count > 1 ? (
          <Button component={Link} to={to} leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden="true" />}>
            Compare {count}
          </Button>
        ) : (
          <Button disabled>Compare</Button>
        )}
      </div>
    </aside>
  )
}

type SlotProps = {
  /** What is seen of it at once: a mark or a picture. */
  mark: ReactNode
  title: ReactNode
  price: ReactNode
  /** What is said of the price it was chosen at, where that is not the price now. */
  was?: ReactNode
  /** ISO instant after which it can no longer be booked. */
  expiresAt: string
  /** What the button that takes it out is called. */
  removeLabel: string
  onRemove: () => void
}

export function CompareSlot({ mark, title, price, was, expiresAt, removeLabel, onRemove }: SlotProps) {
  const isPast = useIsPast(expiresAt)
  return (
    <li className={css.slot} data-expired={isPast || undefined}>
      {mark}
      <div className={css.words}>
        <p className={css.times}>{title}</p>
        <p className={css.price}>{isPast ? 'Expired: search again' : price}</p>
        {was && !isPast && <p className={css.price}>{was}</p>}
      </div>
      <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}
