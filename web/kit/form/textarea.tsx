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

/** The height of a number of lines, with the padding. */
const height = (rows: number) => `calc(${rows}lh + 16px)`

/** Text of several lines with its label. */
export function Textarea(props: Props) {
  const [words, { maxRows, inputClass, ...area }] = fieldWords(props)
  // A field that grows is sized by its text, so its rows are a height.
  const grows = maxRows ? { minHeight: height(area.rows ?? 2), maxHeight: height(maxRows) } : undefined
  return (
    <Field {...words}>
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          className={inputClass ? `${css.input} ${inputClass}` : css.input}
          data-grows={maxRows ? '' : undefined}
          style={grows}
        />
      )}
    </Field>
  )
}
