import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { fieldWords } from './field-words.ts'
import css from './input.module.css'

type Props = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | keyof FieldWords>

/** A password input with a button to show it. */
export function PasswordInput(props: Props) {
  const [words, input] = fieldWords(props)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field {...words}>
      {(attributes) => (
        <span className={css.box}>
          <input {...input} {...attributes} type={isShown ? 'text' : 'password'} className={css.input} data-ending />
          <button
            type="button"
            className={css.right}
            aria-label={isShown ? 'Hide what is entered' : 'Show what is entered'}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  )
}
