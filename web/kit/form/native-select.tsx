import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { fieldWords } from './field-words.ts'
import css from './input.module.css'
import { Select } from './select.tsx'

type Choice = string | { value: string; label: string; disabled?: boolean }

interface Props extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children' | keyof FieldWords> {
  data: readonly Choice[]
}

/** A select of a few known values: the browser's own list, which suits phones best. */
export function NativeSelect(props: Props) {
  const [words, { data, ...select }] = fieldWords(props)
  return (
    <Field {...words}>
      {(attributes) => (
        <Select {...select} {...attributes} className={css.input}>
          {data.map((choice) => {
            const { label, ...option } = typeof choice === 'string' ? { value: choice, label: choice } : choice
            return (
              <option key={option.value} {...option}>
                {label}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}
