import { useRef } from 'react'
import type { SavedTraveller } from '#contract/travellers.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { fillFields } from '../../../products/checkout/fill-fields.ts'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import css from './participant-fields.module.css'
import { QuestionField } from './question-field.tsx'
import type { Asked } from '../../../products/tour/questions.ts'
import type { Seat } from '../../../products/tour/seats.ts'

type Props = {
  seats: readonly Seat[]
  /** The questions about each person. */
  asked: readonly Asked[]
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
  /** Whether the agency has saved travellers. */
  hasSaved: boolean
}

/** Only agents have saved travellers: a customer's form does not load the picker. */
const SavedPicker = lazyChunk(
  () => import('../../../products/checkout/saved-picker.tsx').then((chunk) => chunk.SavedPicker),
  <div className={css.picker} />,
)

/** How browsers know the names of the lead. */
const tokens = { givenName: 'given-name', familyName: 'family-name' }

/** A card of everybody who takes part: a row for each, with the questions about them. */
export const ParticipantFields = ({ seats, ...form }: Props) => (
  <PersonCard title="Who takes part">
    {seats.map((seat) => (
      <ParticipantRow key={seat.index} seat={seat} {...form} />
    ))}
  </PersonCard>
)

function ParticipantRow({ seat, asked, field, start, hasSaved }: { seat: Seat } & Omit<Props, 'seats'>) {
  const row = useRef<HTMLDivElement>(null)
  const { index, label, isNamed } = seat
  const heading = `participant-${index}`
  const of = (part: 'givenName' | 'familyName') => {
    const name = `participants.${index}.${part}`
    return {
      ...field(name, start[name]),
      autoComplete: index === 0 ? tokens[part] : 'off',
      autoCapitalize: 'words',
      spellCheck: false,
      maxLength: 60,
    }
  }
  const fill = ({ givenName, familyName }: SavedTraveller) => {
    const form = row.current?.closest('form')
    const names = { [`participants.${index}.givenName`]: givenName, [`participants.${index}.familyName`]: familyName }
    if (form) fillFields(form, names)
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
        {asked
          .filter((one) => one.index === index)
          .map(({ question, name }) => (
            <QuestionField key={name} question={question} name={name} field={field} start={start[name]} />
          ))}
      </div>
    </div>
  )
}
