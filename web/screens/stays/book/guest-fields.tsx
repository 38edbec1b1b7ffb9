import { useRef } from 'react'
import type { SavedTraveller } from '#contract/travellers.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { fillFields } from '../../../products/checkout/fill-fields.ts'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import css from './guest-fields.module.css'
import type { GuestSeat } from './seats.ts'

type Props = {
  seats: readonly GuestSeat[]
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

type Seated = GuestSeat & { index: number }

/** A card for each room: the guest who checks in, and the others. */
export function GuestFields({ seats, ...form }: Props) {
  const rooms = [
    ...Map.groupBy(
      seats.map((seat, index): Seated => ({ ...seat, index })),
      ({ room }) => room,
    ),
  ]
  return rooms.map(([room, inRoom]) => (
    <PersonCard key={room} title={rooms.length > 1 ? `Room ${room + 1}` : 'Who stays'}>
      {inRoom.map((seat) => (
        <GuestRow key={seat.index} seat={seat} {...form} />
      ))}
    </PersonCard>
  ))
}

function GuestRow({ seat, field, start, hasSaved }: { seat: Seated } & Omit<Props, 'seats'>) {
  const row = useRef<HTMLDivElement>(null)
  const { index, room, label, isLead, type } = seat
  const heading = `guest-${index}`
  const of = (part: 'givenName' | 'familyName') => {
    const name = `guests.${index}.${part}`
    return {
      ...field(name, start[name]),
      autoComplete: isLead ? `section-room-${room + 1} ${part === 'givenName' ? 'given-name' : 'family-name'}` : 'off',
      autoCapitalize: 'words',
      spellCheck: false,
    }
  }
  const fill = ({ givenName, familyName }: SavedTraveller) => {
    const form = row.current?.closest('form')
    if (form) fillFields(form, { [`guests.${index}.givenName`]: givenName, [`guests.${index}.familyName`]: familyName })
  }
  return (
    <div ref={row} role="group" aria-labelledby={heading} className={css.guest}>
      <p id={heading} className={css.who}>
        {label}
        {!isLead && <span className={css.optional}> (optional)</span>}
      </p>
      {hasSaved && type === 'adult' && <SavedPicker label={label} onPick={fill} />}
      <div className={css.fields}>
        <TextInput label="Given name" {...of('givenName')} />
        <TextInput label="Family name" {...of('familyName')} />
      </div>
    </div>
  )
}
