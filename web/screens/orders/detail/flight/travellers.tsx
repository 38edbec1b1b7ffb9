import type { FlightOrder } from '#contract/products/flight.ts'
import { formatDate } from '#domain/dates.ts'
import { extraLines, sharedExtraLines } from '#domain/flights/extra-words.ts'
import { CopyButton } from '../../../../kit/copy-button.tsx'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { fullName, typeWords } from '../../../../order/person-words.ts'
import css from './travellers.module.css'

/** The travellers, with ticket numbers to copy, seats and bags; only the last characters of passports. */
export function Travellers({ order }: { order: FlightOrder }) {
  const { people, contact } = order
  const shared = sharedExtraLines(order)
  return (
    <DetailSection title={people.length === 1 ? 'Traveller' : `${people.length} travellers`}>
      <ul className={css.list}>
        {people.map((person) => (
          <li key={person.id} className={css.row}>
            <div className={css.who}>
              <p className={css.name}>{fullName(person)}</p>
              <p className={css.facts}>
                {typeWords[person.type]} · born {formatDate(person.bornOn)}
                {person.documentEnding && ` · passport ending ${person.documentEnding}`}
                {person.loyalty && ` · frequent flyer ${person.loyalty.airline} ${person.loyalty.number}`}
              </p>
              <Extras lines={extraLines(order, person.passengerId)} label={`Seats and bags of ${fullName(person)}`} />
            </div>
            <div className={css.ticket}>
              <span className={css.label}>Ticket</span>
              {person.ticketNumber ? (
                <span className={css.number}>
                  <span className="figures">{person.ticketNumber}</span>
                  <CopyButton value={person.ticketNumber} what={`ticket number of ${person.givenName} ${person.familyName}`} />
                </span>
              ) : (
                <span className={css.none}>Not issued</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {shared.length > 0 && <p className={css.shared}>For everybody: {shared.join(', ')}</p>}
      <p className={css.contact}>
        Contact <a href={`mailto:${contact.email}`}>{contact.email}</a> <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      </p>
    </DetailSection>
  )
}

function Extras({ lines, label }: { lines: string[]; label: string }) {
  if (lines.length === 0) return null
  return (
    <ul className={css.extras} aria-label={label}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
