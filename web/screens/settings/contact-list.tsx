import { useState } from 'react'
import { Button } from '../../kit/form/button.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import type { Fields } from '../../kit/form/use-fields.ts'
import css from './contact.module.css'
import { type ContactList, contactLists } from './contact-rows.ts'

const inputs: Record<string, { label: string; type?: string; placeholder?: string; autoComplete?: string }> = {
  'holidays.date': { label: 'Day', type: 'date' },
  'holidays.name': { label: 'Name', placeholder: 'Independence Day' },
  'holidays.hours': { label: 'Hours', placeholder: 'Closed' },
  'socials.name': { label: 'Name', placeholder: 'Instagram' },
  'socials.link': { label: 'Address', type: 'url', placeholder: 'https://' },
  'categories.name': { label: 'Kind of enquiry', placeholder: 'Groups' },
  'categories.email': { label: 'E-mail', type: 'email' },
  'categories.phone': { label: 'Phone', type: 'tel' },
}

type Props = {
  list: ContactList
  /** The button that adds a row. */
  add: string
  /** Rows that are filled. */
  count: number
  most: number
  form: Fields
  values: Record<string, string>
}

/** Rows of a list, with an empty one below them, so that one can be added before scripts arrive. An emptied row is removed by saving. */
export function ContactRows({ list, add, count, most, form, values }: Props) {
  const [more, setMore] = useState(1)
  const rows = Math.min(count + more, most)
  return (
    <div className={css.rows}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={css.row} data-fields={contactLists[list].length}>
          {contactLists[list].map((field) => {
            const name = `${list}.${at}.${field}`
            return <TextInput key={name} autoComplete="off" {...inputs[`${list}.${field}`]} {...form.field(name, values[name])} />
          })}
        </div>
      ))}
      {rows < most && (
        <Button type="button" variant="default" onClick={() => setMore(more + 1)}>
          {add}
        </Button>
      )}
    </div>
  )
}
