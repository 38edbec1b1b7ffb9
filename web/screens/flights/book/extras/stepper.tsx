import { IconMinus, IconPlus } from '@tabler/icons-react'
import css from './stepper.module.css'

type Props = {
  /** What is counted, for whom and where: the buttons are named by it. */
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A number between nothing and a few, by two buttons. */
export function Stepper({ label, value, most, onChange }: Props) {
  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={`Fewer: ${label}`} disabled={value === 0} onClick={() => onChange(value - 1)}>
        <IconMinus size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <output className="figures">{value}</output>
      <button type="button" aria-label={`More: ${label}`} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <IconPlus size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
