import type { InputEvent as Typing } from 'react'
import { TextInput, type TextInputProps } from '../../kit/form/text-input.tsx'
import type { Fields } from '../../kit/form/use-fields.ts'
import { withSlashes } from './typed-date.ts'

type Props = Pick<TextInputProps, 'label' | 'autoComplete' | 'description'> & ReturnType<Fields['field']>

function addSlashes(event: Typing<HTMLInputElement>): void {
  const { nativeEvent, currentTarget } = event
  const isTyped = !(nativeEvent instanceof InputEvent) || !nativeEvent.inputType.startsWith('delete')
  if (isTyped) currentTarget.value = withSlashes(currentTarget.value)
}

/** A date typed as day, month and year: faster than a calendar for births and passports, the same on phones and without scripts. */
export const DateInput = (input: Props) => (
  <TextInput {...input} placeholder="DD/MM/YYYY" inputMode="numeric" maxLength={20} onInput={addSlashes} />
)
