import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import css from './button.module.css'
import { Spinner } from './spinner.tsx'

export interface ButtonLook {
  /** `filled` is the primary action; `default` is any other; `subtle` and `light` are for texts and rows. */
  variant?: 'filled' | 'default' | 'subtle' | 'light' | undefined
  size?: 'compact-sm' | 'xs' | 'sm' | 'md' | undefined
  /** `red` deletes or ends something; `gray` is neutral. */
  color?: 'red' | 'gray' | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** As wide as its container. */
  fullWidth?: boolean | undefined
  /** The action is in progress: it cannot be pressed again. */
  loading?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

type Props<As extends ElementType> = ButtonLook & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof ButtonLook | 'component'
  >

/** A button, or with `component` a link that looks like one: `<Button component={Link} to="/order">`. */
export function Button<As extends ElementType = 'button'>(props: Props<As>) {
  const {
    component,
    variant = 'filled',
    size = 'sm',
    color,
    leftSection,
    rightSection,
    fullWidth,
    loading,
    className,
    children,
    ...rest
  } = props
  const Element: ElementType = component ?? 'button'
  const own = component ? {} : { type: 'button', disabled: loading }
  return (
    <Element
      {...own}
      {...rest}
      className={className ? `${css.button} ${className}` : css.button}
      data-variant={variant}
      data-size={size}
      data-color={color}
      data-full={fullWidth || undefined}
      data-loading={loading || undefined}
    >
      {loading && <Spinner size={18} />}
      <span className={css.inner}>
        {leftSection}
        <span className={css.label}>{children}</span>
        {rightSection}
      </span>
    </Element>
  )
}
