import { IconMinus, IconPlus } from '@tabler/icons-react'
import css from './stepper.module.css'

type Props = {
  /** What is counted, with its owner and place. */
  label: string
  /** The labels of the two buttons. */
  fewer: string
  more: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}

/** A small number with two buttons. */
export function Stepper({ label, fewer, more, value, least = 0, most, onChange }: Props) {
  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
        <IconMinus size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <output className="figures">{value}</output>
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <IconPlus size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
