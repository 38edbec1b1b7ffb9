import { Link } from 'react-router'
import type { Insured, Policyholder } from '#domain/policies/people.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import css from '../checkout/people-list.module.css'

type Props = {
  entered: {
    insured: readonly Insured[]
    policyholder: Policyholder | null
    contact: { email: string; phone: string } | null
  }
  /** Null if names may no longer change. */
  editHref?: string | null
}

/** Who is insured, who concludes the contract, and their contact. */
export function InsuredList({ entered: { insured, policyholder, contact }, editHref = null }: Props) {
  return (
    <DetailSection title="Insured" action={editHref && <Link to={editHref}>Edit insured</Link>}>
      <ul className={css.people}>
        {insured.map(({ givenName, familyName, bornOn }, index) => (
          <li key={index}>
            <span className={css.name}>
              {givenName} {familyName}
            </span>{' '}
            <span className={css.facts}>
              born <DateText value={bornOn} />
            </span>
          </li>
        ))}
      </ul>
      {policyholder && (
        <p className={css.facts}>
          Policyholder: {policyholder.givenName} {policyholder.familyName}, {policyholder.street}, {policyholder.city}
        </p>
      )}
      {contact && (
        <p className={css.contact}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a> · <a href={`tel:${contact.phone}`}>{contact.phone}</a>
        </p>
      )}
    </DetailSection>
  )
}
