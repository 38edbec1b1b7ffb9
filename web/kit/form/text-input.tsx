import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldWords } from './field.tsx'
import css from './input.module.css'
import { fieldWords } from './field-words.ts'

export interface TextInputProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | keyof FieldWords> {
  size?: 'sm' | 'md' | undefined
  /** Inside the border, before the text: an icon, a currency. */
  leftSection?: ReactNode
  /** In pixels; 34 has room for an icon. */
  leftSectionWidth?: number | undefined
  /** Wraps the input together with another element. */
  inputContainer?: ((input: ReactNode) => ReactNode) | undefined
}

/** A line of text with its label: `<TextInput label="E-mail" {...field('email')} />`. */
export function TextInput(props: TextInputProps) {
  const [words, { size, leftSection, leftSectionWidth = 34, inputContainer = (input: ReactNode) => input, ...input }] =
    fieldWords(props)
  return (
    <Field {...words}>
      {(attributes) =>
        inputContainer(
          leftSection ? (
            <span className={css.box}>
              <span className={css.left} style={{ width: leftSectionWidth }}>
                {leftSection}
              </span>
              <input
                {...input}
                {...attributes}
                className={css.input}
                data-size={size}
                style={{ paddingLeft: leftSectionWidth }}
              />
            </span>
          ) : (
            <input {...input} {...attributes} className={css.input} data-size={size} />
          ),
        )
      }
    </Field>
  )
}
