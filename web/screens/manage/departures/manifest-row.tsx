import { Form } from 'react-router'
import type { ManifestBooking, ManifestPerson } from '#contract/tour-running/tour-departures.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { Money } from '../../../kit/money.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from '../manage.module.css'

/** Of the guide's view: without the price and the e-mail address. */
type ShownBooking = Omit<ManifestBooking, 'total' | 'sellerReference' | 'contact'> & {
  contact: { name: string; phone: string | null; email?: string | null }
  total?: ManifestBooking['total']
  sellerReference?: string | null
}

type Props = { booking: ShownBooking; mayRun: boolean }

const said = (answers: readonly { label: string; value: string | null }[]) =>
  answers.map(({ label, value }) => `${label}: ${value ?? 'not shown to your role'}`).join(' · ')

/** A booking with its people, whom the guide counts. */
export function ManifestRow({ booking, mayRun }: Props) {
  const { contact, reference, seller, sellerReference, pickup, notes, answers, people, total, addOns } = booking
  const isRequest = booking.status === 'requested'
  return (
    <li className={css.stack}>
      <div>
        <p className={css.name}>
          {contact.name} {isRequest && <Pill tone="info">Request</Pill>}
        </p>
        <p className={css.facts}>
          {[reference, seller, sellerReference, contact.phone, contact.email].filter(Boolean).join(' · ')}
          {total && (
            <>
              {' · '}
              <Money {...total} exact />
            </>
          )}
        </p>
        {pickup && <p className={css.facts}>Pick-up: {pickup}</p>}
        {answers.length > 0 && <p className={css.facts}>{said(answers)}</p>}
        {addOns.length > 0 && (
          <p className={css.facts}>
            To be paid on the day: {addOns.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
          </p>
        )}
        {notes && <p className={css.facts}>{notes}</p>}
        <ul className={css.people}>
          {people.map((person) => (
            <Person key={person.place} booking={booking} person={person} mayRun={mayRun && !isRequest} />
          ))}
        </ul>
      </div>
      {isRequest && mayRun && (
        <Form method="post" className={css.bar}>
          <input type="hidden" name="id" value={booking.id} />
          <ActionButton name="intent" value="accept">
            Accept
          </ActionButton>
          <ActionButton name="intent" value="decline" variant="default">
            Decline
          </ActionButton>
        </Form>
      )}
    </li>
  )
}

function Person({ booking, person, mayRun }: { booking: Pick<ShownBooking, 'id'>; person: ManifestPerson; mayRun: boolean }) {
  const { place, code, name, category, answers, state, at } = person
  const who = name ?? `${category} ${place + 1}`
  return (
    <li className={css.person}>
      <div>
        <p>
          {who} <span className={css.facts}>{name ? category : ''}</span>
        </p>
        <p className={css.facts}>
          <code>{code}</code>
          {answers.length > 0 && ` · ${said(answers)}`}
        </p>
      </div>
      <div className={css.end}>
        {state === 'arrived' && <Pill tone="good">Arrived {at && <DateText value={at} withTime />}</Pill>}
        {state === 'no-show' && <Pill tone="bad">Did not come</Pill>}
        {mayRun && state !== 'arrived' && (
          <Form method="post" className={css.end}>
            <input type="hidden" name="id" value={booking.id} />
            <input type="hidden" name="place" value={place} />
            <input type="hidden" name="code" value={code} />
            <ActionButton name="intent" value="arrived" variant="default" aria-label={`Check in ${who}`}>
              Check in
            </ActionButton>
            {state === 'expected' ? (
              <ActionButton name="intent" value="no-show" variant="subtle" aria-label={`${who} did not come`}>
                Did not come
              </ActionButton>
            ) : (
              <ActionButton name="intent" value="expected" variant="subtle" aria-label={`Expect ${who} again`}>
                Undo
              </ActionButton>
            )}
          </Form>
        )}
      </div>
    </li>
  )
}
