import { type ReactNode, useId } from 'react'
import css from './field.module.css'

export interface FieldWords {
  id?: string | undefined
  label?: ReactNode
  /** Between the label and the field; below it with `isHintBelow`. */
  description?: ReactNode
  isHintBelow?: boolean | undefined
  error?: ReactNode
  required?: boolean | undefined
  /** A required field is marked unless the form indicates it in another way. */
  withAsterisk?: boolean | undefined
  /** Class of the whole: label, field and error. */
  className?: string | undefined
}

/** Ids for `aria-describedby` of the input: the hint and the error. */
export interface FieldAttributes {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldWords & {
  children: (attributes: FieldAttributes) => ReactNode
}

/** A field's label, hint and error around an input. */
export function Field({
  id: given,
  label,
  description,
  isHintBelow,
  error,
  required,
  withAsterisk = true,
  className,
  children,
}: Props) {
  const own = useId()
  const id = given ?? own
  const ids = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  const hint = description && (
    <p className={css.hint} data-below={isHintBelow || undefined} id={`${id}-description`}>
      {description}
    </p>
  )
  return (
    <div className={className ? `${css.field} ${className}` : css.field}>
      {label && (
        <label className={css.label} htmlFor={id} id={`${id}-label`}>
          {label}
          {required && withAsterisk && (
            <span className={css.asterisk} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {!isHintBelow && hint}
      {children({ id, required, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined })}
      {isHintBelow && hint}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
