import { Link } from 'react-router'
import type { Contact } from '#domain/contact/contact.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import css from '../../../products/checkout/people-list.module.css'

type Props = {
  travellers: Traveller[]
  contact: Contact
  labels: readonly string[]
  /** Null while a payment is pending: names may not change then. */
  editHref: string | null
}

const titles: Record<Traveller['title'], string> = { mr: 'Mr', ms: 'Ms', mrs: 'Mrs', miss: 'Miss', dr: 'Dr' }

/** The travellers, for a last check before the payment. */
export function TravellerRecap({ travellers, contact, labels, editHref }: Props) {
  return (
    <DetailSection title="Travellers" action={editHref && <Link to={editHref}>Edit travellers</Link>}>
      <ul className={css.people}>
        {travellers.map((traveller, index) => (
          <li key={traveller.passengerId}>
            <p className={css.name}>
              {titles[traveller.title]} {traveller.givenName} {traveller.familyName}
            </p>
            <p className={css.facts}>
              {labels[index]} · born <DateText value={traveller.bornOn} />
              {traveller.document && (
                <>
                  {' · '}passport {traveller.document.number} ({traveller.document.country})
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.contact}>
        {contact.email} · <span className="figures">{contact.phone}</span>
      </p>
    </DetailSection>
  )
}
