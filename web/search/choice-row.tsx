import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Flag } from '../kit/flag.tsx'
import css from './choice-list.module.css'

type Props = {
  Icon: ComponentType<IconProps>
  title: string
  /** The country of the flag; empty if unknown. */
  country: string
  below: string
  code?: string
  /** Belongs to the option above. */
  isInset?: boolean
}

/** A place as an option: its name, its flag and place, and its code. A script fills in the marked parts. */
export function ChoiceRow({ Icon, title, country, below, code, isInset }: Props) {
  return (
    <span className={css.row} data-inset={isInset || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden="true" className={css.icon} />
      <span className={css.words}>
        <span className={css.city} data-part="title">
          {title}
        </span>
        <span className={css.below}>
          {country && <Flag country={country} />} <span data-part="below">{below}</span>
        </span>
      </span>
      {code !== undefined && (
        <span className={css.code} data-part="code">
          {code}
        </span>
      )}
    </span>
  )
}
