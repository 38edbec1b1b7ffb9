import type { Fields } from '../../../kit/form/use-fields.ts'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import { PersonFields } from '../../../products/checkout/person-fields.tsx'
import type { Asked } from '../../../products/tour/questions.ts'
import type { Seat } from '../../../products/tour/seats.ts'
import { QuestionField } from './question-field.tsx'

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

/** A card of everybody who takes part: a row for each, with the questions about them. */
export const ParticipantFields = ({ seats, asked, ...form }: Props) => (
  <PersonCard title="Who takes part">
    {seats.map(({ index, label, isNamed }) => (
      <PersonFields
        key={index}
        {...form}
        path={`participants.${index}`}
        label={label}
        isNamed={isNamed}
        section={index === 0 ? '' : null}
      >
        {asked
          .filter((one) => one.index === index)
          .map(({ question, name }) => (
            <QuestionField key={name} question={question} name={name} field={form.field} start={form.start[name]} />
          ))}
      </PersonFields>
    ))}
  </PersonCard>
)
