import { TextInput } from '../kit/form/text-input.tsx'

type Props = {
  /** The key of its error, and its parameter in the address. */
  field: string
  name: string
  label: string
  description: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A code, which few searches need. */
export function CodeField({ field, onChange, ...input }: Props) {
  return (
    <TextInput
      id={`field-${field}`}
      maxLength={20}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      {...input}
    />
  )
}

/** The agency's own discount code. */
export const DealCodeField = (props: Pick<Props, 'value' | 'error' | 'onChange'>) => (
  <CodeField field="dealCode" name="deal" label="Deal code" description="Your agency's own discount." {...props} />
)
