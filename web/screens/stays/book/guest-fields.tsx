import { TextInput } from '@mantine/core'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import css from './guest-fields.module.css'
import type { GuestSeat } from './seats.ts'

type Props = {
  seats: readonly GuestSeat[]
  field: Fields['field']
  /** What the fields hold at first, by path. */
  start: Record<string, string>
}

type Seated = GuestSeat & { index: number }

/** A card for each room: who checks in, and whoever else is to be named. */
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

function GuestRow({ seat, field, start }: { seat: Seated } & Omit<Props, 'seats'>) {
  const { index, room, label, isLead } = seat
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
  return (
    <div role="group" aria-labelledby={heading} className={css.guest}>
      <p id={heading} className={css.who}>
        {label}
        {!isLead && <span className={css.optional}> (optional)</span>}
      </p>
      <div className={css.fields}>
        <TextInput label="Given name" {...of('givenName')} />
        <TextInput label="Family name" {...of('familyName')} />
      </div>
    </div>
  )
}
