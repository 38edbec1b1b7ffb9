import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import css from './select.module.css'

/** A list to choose from with the arrow that all of them have; its other looks are those of the caller. */
export function Select(select: ComponentPropsWithRef<'select'>) {
  return (
    <span className={css.box}>
      <select {...select} />
      <IconChevronDown className={css.arrow} size={16} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
