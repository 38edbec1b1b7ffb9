import { Textarea, TextInput } from '@mantine/core'
import { z } from 'zod'
import { emailAddress } from '#domain/email-address.ts'
import { Link, VideoUrl } from '#domain/site/links.ts'
import type { FieldProps } from './field-props.ts'
import { useTyped } from './use-typed.ts'

type Kind = 'line' | 'text' | 'link' | 'film' | 'mail' | 'date'

const shapes: Partial<Record<Kind, z.ZodType>> = {
  link: Link,
  film: VideoUrl,
  mail: emailAddress('Write an e-mail address.').or(z.literal('')),
}
const inputs: Partial<Record<Kind, { type?: string; inputMode?: 'url' | 'email'; placeholder?: string }>> = {
  link: { inputMode: 'url', placeholder: '/deals or https://…' },
  film: { inputMode: 'url', placeholder: 'https://youtu.be/…' },
  mail: { inputMode: 'email' },
  date: { type: 'date' },
}

const problemOf = (kind: Kind, value: string): string | undefined => shapes[kind]?.safeParse(value).error?.issues[0]?.message

/** A text; one that must be an address says so while it is not. */
export function TextField({ as, most, value = '', onChange, hint, ...field }: FieldProps<string> & { as: Kind; most?: number }) {
  const [typed, type] = useTyped(value, onChange)
  const given = { ...field, description: hint, value: typed, maxLength: most, error: problemOf(as, typed) }
  if (as === 'text')
    return <Textarea {...given} autosize minRows={2} maxRows={12} onChange={(event) => type(event.currentTarget.value)} />
  return <TextInput {...given} {...inputs[as]} onChange={(event) => type(event.currentTarget.value)} />
}
