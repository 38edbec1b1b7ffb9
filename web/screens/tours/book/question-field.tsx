import type { TourQuestion } from '#domain/tours/tour.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'

type Props = {
  question: Omit<TourQuestion, 'id' | 'of'>
  name: string
  field: Fields['field']
  /** The initial answer. */
  start: string | undefined
}

/** The HTML type of an answer that is one line. */
const types: Partial<Record<TourQuestion['kind'], string>> = {
  number: 'number',
  date: 'date',
  time: 'time',
  tel: 'tel',
  email: 'email',
}

/** A question of the operator with the field of its kind. */
export function QuestionField({ question, name, field, start }: Props) {
  const { label, help, kind, isRequired, choices } = question
  const words = { label: isRequired ? label : `${label} (optional)`, description: help ?? undefined }
  if (kind === 'checkbox')
    return (
      <Tick label={words.label} name={name} value="yes" defaultChecked={start === 'yes'} {...(help && { description: help })} />
    )
  if (kind === 'select')
    return <NativeSelect {...words} data={[{ value: '', label: 'Choose' }, ...choices]} {...field(name, start)} />
  if (kind === 'longtext') return <Textarea {...words} rows={3} maxLength={500} {...field(name, start)} />
  return <TextInput {...words} type={types[kind] ?? 'text'} maxLength={500} autoComplete="off" {...field(name, start)} />
}
