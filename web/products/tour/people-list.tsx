import { Link } from 'react-router'
import type { SeenAnswer, TourCheckout } from '#contract/products/tour.ts'
import type { Participant } from '#domain/tours/people.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import people from '../checkout/people-list.module.css'
import css from './people-list.module.css'
import { questionsOf } from './questions.ts'
import { seatsOf } from './seats.ts'

type Props = {
  entered: Pick<TourCheckout, 'offer' | 'pickup' | 'requests'> & {
    answers: readonly SeenAnswer[]
    participants: readonly Participant[]
    contact: { email: string; phone: string }
  }
  /** Null if names may no longer change. */
  editHref?: string | null
}

/** What members who may not see customers read instead of an answer to a personal question. */
const hidden = 'Hidden, personal data'

/** Who takes part, what they answered, where they are picked up, and their contact. */
export function PeopleList({ entered, editHref = null }: Props) {
  const { offer, participants, answers, pickup, requests, contact } = entered
  const answered = questionsOf(offer).flatMap(({ question, index, name }) => {
    const answer = answers.find((one) => one.questionId === question.id && one.index === index)
    const value = answer?.value === null ? hidden : answer?.value
    const label = question.choices.find((choice) => choice.value === value)?.label ?? value
    return label ? [{ key: name, index, label: question.label, value: label }] : []
  })
  const point = offer.option.pickupPoints.find(({ id }) => id === pickup?.pointId)
  const place = point ? [point.name, point.address].filter(Boolean).join(', ') : pickup?.hotel
  return (
    <DetailSection title="Participants" action={editHref && <Link to={editHref}>Edit participants</Link>}>
      <ul className={people.people}>
        {seatsOf(offer).map(({ index, label }) => {
          const person = participants.find((one) => one.index === index)
          return (
            <li key={index}>
              <span className={people.name}>{person ? `${person.givenName} ${person.familyName}` : label}</span>{' '}
              <span className={people.facts}>{person ? label : 'name not given'}</span>
              <Answers list={answered.filter((one) => one.index === index)} />
            </li>
          )
        })}
      </ul>
      <Answers list={answered.filter(({ index }) => index === null)} />
      {place && <Answers list={[{ key: 'pickup', label: 'Pick-up', value: place }]} />}
      {requests && <Answers list={[{ key: 'requests', label: 'Requests', value: requests }]} />}
      <p className={people.contact}>
        <a href={`mailto:${contact.email}`}>{contact.email}</a> · <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      </p>
    </DetailSection>
  )
}

const Answers = ({ list }: { list: readonly { key: string; label: string; value: string }[] }) =>
  list.length > 0 && (
    <dl className={css.answers}>
      {list.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
