import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { fieldWords } from './field-words.ts'
import css from './input.module.css'

interface Props extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldWords> {
  /** Grows with its text from `rows` up to this number. */
  maxRows?: number | undefined
  /** Class of the element itself. */
  inputClass?: string | undefined
}

/** Text of several lines with its label. */
export function Textarea(props: Props) {
  const [words, { maxRows, inputClass, ...area }] = fieldWords(props)
  return (
    <Field {...words}>
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          className={inputClass ? `${css.input} ${inputClass}` : css.input}
          data-grows={maxRows ? '' : undefined}
          style={maxRows ? { maxHeight: `calc(${maxRows}lh + 16px)` } : undefined}
        />
      )}
    </Field>
  )
}
