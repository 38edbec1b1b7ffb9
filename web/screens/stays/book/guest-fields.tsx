import type { Fields } from '../../../kit/form/use-fields.ts'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import { PersonFields } from '../../../products/checkout/person-fields.tsx'
import type { GuestSeat } from './seats.ts'

type Props = {
  seats: readonly GuestSeat[]
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
  /** Whether the agency has saved travellers. */
  hasSaved: boolean
}

type Seated = GuestSeat & { index: number }

/** A card for each room: the guest who checks in, and the others. */
export function GuestFields({ seats, hasSaved, ...form }: Props) {
  const rooms = [
    ...Map.groupBy(
      seats.map((seat, index): Seated => ({ ...seat, index })),
      ({ room }) => room,
    ),
  ]
  return rooms.map(([room, inRoom]) => (
    <PersonCard key={room} title={rooms.length > 1 ? `Room ${room + 1}` : 'Who stays'}>
      {inRoom.map(({ index, label, isLead, type }) => (
        <PersonFields
          key={index}
          {...form}
          path={`guests.${index}`}
          label={label}
          isNamed={isLead}
          section={isLead ? `section-room-${room + 1} ` : null}
          hasSaved={hasSaved && type === 'adult'}
        />
      ))}
    </PersonCard>
  ))
}
