import { type ReactNode, useId, useRef } from 'react'
import type { SavedTraveller } from '#contract/travellers.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import type { Fields } from '../../kit/form/use-fields.ts'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import { fillFields } from './fill-fields.ts'
import css from './person-fields.module.css'

type Props = {
  /** The path of the person in the form: `guests.0`. */
  path: string
  label: string
  isNamed: boolean
  /** Names the browser's own entry for the two names: `section-room-1 `. Null: browsers offer none. */
  section: string | null
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
  /** Whether the agency has saved travellers that may be this person. */
  hasSaved: boolean
  /** Further fields of the person. */
  children?: ReactNode
}

/** Only agents have saved travellers: a customer's form does not load the picker. */
const SavedPicker = lazyChunk(
  () => import('./saved-picker.tsx').then((chunk) => chunk.SavedPicker),
  <div className={css.picker} />,
)

const tokens = { givenName: 'given-name', familyName: 'family-name' }

/** A person of a booking: the names, which may be those of a saved traveller. */
export function PersonFields({ path, label, isNamed, section, field, start, hasSaved, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const heading = useId()
  const of = (part: 'givenName' | 'familyName') => {
    const name = `${path}.${part}`
    return {
      ...field(name, start[name]),
      autoComplete: section === null ? 'off' : `${section}${tokens[part]}`,
      autoCapitalize: 'words',
      spellCheck: false,
    }
  }
  const fill = ({ givenName, familyName }: SavedTraveller) => {
    const form = row.current?.closest('form')
    if (form) fillFields(form, { [`${path}.givenName`]: givenName, [`${path}.familyName`]: familyName })
  }
  return (
    <div ref={row} role="group" aria-labelledby={heading} className={css.person}>
      <p id={heading} className={css.who}>
        {label}
        {!isNamed && <span className={css.optional}> (optional)</span>}
      </p>
      {hasSaved && <SavedPicker label={label} onPick={fill} />}
      <div className={css.fields}>
        <TextInput label="Given name" {...of('givenName')} />
        <TextInput label="Family name" {...of('familyName')} />
        {children}
      </div>
    </div>
  )
}
