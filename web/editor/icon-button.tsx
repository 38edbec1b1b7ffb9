import type { ComponentProps } from 'react'
import css from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'> & { label: string; isOff?: boolean }

/** A button that shows a sign only. One that does nothing for now keeps the focus: who works by keyboard presses several in a row. */
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
