import { Link } from 'react-router'
import type { Contact } from '#domain/contact/contact.ts'
import type { Guest } from '#domain/stays/guest.ts'
import type { StayRoom } from '#domain/stays/search.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { travellerWords } from '../../search/traveller-words.ts'
import people from '../checkout/people-list.module.css'
import css from './guest-list.module.css'

type Props = {
  guests: readonly Guest[]
  rooms: readonly StayRoom[]
  contact: Pick<Contact, 'email' | 'phone'>
  requests: string
  /** Null if names may no longer change. */
  editHref?: string | null
}

const agesOf = ({ type, age }: Guest): string => {
  if (type === 'adult') return 'adult'
  return type === 'infant' ? 'infant' : `child, ${age} ${age === 1 ? 'year' : 'years'}`
}

/** The guests by room, their contact, and their requests. */
export function GuestList({ guests, rooms, contact, requests, editHref = null }: Props) {
  return (
    <DetailSection title="Guests" action={editHref && <Link to={editHref}>Edit guests</Link>}>
      <ul className={people.people}>
        {rooms.map((room, index) => {
          const here = guests.filter((guest) => guest.room === index)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have no id, only an index
            <li key={index}>
              <p className={people.facts}>
                {rooms.length > 1 && `Room ${index + 1}, `}
                {travellerWords(room)}
              </p>
              <ul className={css.names}>
                {here.map((guest, at) => (
                  <li key={`${guest.givenName} ${guest.familyName} ${guest.type} ${guest.age}`}>
                    <span className={people.name}>
                      {guest.givenName} {guest.familyName}
                    </span>
                    <span className={people.facts}>{at === 0 ? 'checks in' : agesOf(guest)}</span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {requests && (
        <p className={css.requests}>
          <span className={people.facts}>Requests</span> {requests}
        </p>
      )}
      <p className={people.contact}>
        <a href={`mailto:${contact.email}`}>{contact.email}</a> · <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      </p>
    </DetailSection>
  )
}
