import type { ComponentProps } from 'react'
import css from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'> & { label: string; isOff?: boolean }

/** An icon button. While it is disabled it keeps the focus, because keyboard users press several in a row. */
export const IconButton = ({ label, isOff = false, onClick, ...rest }: Props) => (
  <button
    title={label}
    {...rest}
    type="button"
    className={css.tool}
    aria-label={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
  />
)
