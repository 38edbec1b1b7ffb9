import { useMemo } from 'react'
import { MAX_TOUR_REQUESTS } from '#domain/tours/people-rules.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { ContactSection } from '../../../products/checkout/contact-section.tsx'
import { PeopleForm, PeopleHelp } from '../../../products/checkout/people-form.tsx'
import { checkPeople } from './check-people.ts'
import { ParticipantFields } from './participant-fields.tsx'
import { PickupSection } from './pickup-section.tsx'
import { QuestionField } from './question-field.tsx'
import { questionsOf } from '../../../products/tour/questions.ts'
import type { readPeopleStep } from './read-people-step.ts'
import { seatsOf } from '../../../products/tour/seats.ts'
import { TourStep } from './tour-step.tsx'

type Props = { read: Awaited<ReturnType<typeof readPeopleStep>>; outcome: object | undefined }

/** Who takes part, the questions of the operator, the pick-up and the contact. */
export function PeopleStep({ read, outcome }: Props) {
  const { checkout, now, start, source, dialing, hasSaved } = read
  const { offer } = checkout
  const asked = useMemo(() => questionsOf(offer), [offer])
  const seats = useMemo(() => seatsOf(offer), [offer])
  const form = useFields(
    outcome,
    useMemo(() => checkPeople(offer), [offer]),
  )
  const ofBooking = asked.filter(({ index }) => index === null)
  const labels = useMemo(() => labelsOf(seats, asked), [seats, asked])
  return (
    <TourStep
      checkout={checkout}
      now={now}
      title="Participants"
      current={0}
      actions={
        <ActionButton form="participants" size="md">
          Continue to review
        </ActionButton>
      }
    >
      <PeopleHelp>Your places are held until the clock above ends.</PeopleHelp>
      <FormError outcome={form.outcome} labels={labels} />
      <PeopleForm id="participants" checkoutId={checkout.id} source={source} events={form.events}>
        <ParticipantFields seats={seats} asked={asked} field={form.field} start={start} hasSaved={hasSaved} />
        {ofBooking.length > 0 && (
          <DetailSection title="Questions of the operator">
            {ofBooking.map(({ question, name }) => (
              <QuestionField key={name} question={question} name={name} field={form.field} start={start[name]} />
            ))}
          </DetailSection>
        )}
        <PickupSection option={offer.option} field={form.field} start={start} />
        <ContactSection
          field={form.field}
          start={start}
          dialing={dialing}
          help="The voucher and notices of changes are sent here. The operator may use both to reach you."
        />
        <DetailSection title="Special requests" help="The operator does what it can; none of it is promised.">
          <Textarea
            label="Your words (optional)"
            rows={3}
            maxLength={MAX_TOUR_REQUESTS}
            {...form.field('requests', start.requests)}
          />
        </DetailSection>
      </PeopleForm>
    </TourStep>
  )
}

const nameParts = { givenName: 'given name', familyName: 'family name' }

/** What the summary of errors calls each field. */
function labelsOf(seats: ReturnType<typeof seatsOf>, asked: ReturnType<typeof questionsOf>): Record<string, string> {
  const names = seats.flatMap(({ index, label }) =>
    Object.entries(nameParts).map(([field, name]) => [`participants.${index}.${field}`, `${label}, ${name}`]),
  )
  const answers = asked.map(({ name, index, question }) => [
    name,
    index === null ? question.label : `${seats[index]?.label}, ${question.label}`,
  ])
  const others = { pickup: 'Pick-up', hotel: 'Hotel', 'contact.email': 'E-mail', 'contact.phone': 'Phone', requests: 'Requests' }
  return { ...Object.fromEntries([...names, ...answers]), ...others }
}
