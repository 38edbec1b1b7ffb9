import { useMemo } from 'react'
import { redirect } from 'react-router'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { type FormOutcome, readForm } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { type Fields, useFields } from '../../../kit/form/use-fields.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { ContactSection } from '../../../products/checkout/contact-section.tsx'
import { hasSavedPeople } from '../../../products/checkout/has-saved-people.ts'
import { closedReason, openCheckout } from '../../../products/checkout/open-checkout.ts'
import { PeopleForm, PeopleHelp } from '../../../products/checkout/people-form.tsx'
import { dialingCodes } from '../../../products/checkout/phone-number.ts'
import { refusePeople } from '../../../products/checkout/refuse-people.ts'
import { placeOf } from '../../../products/stay/place-of.ts'
import type { Route } from './+types/userinfo'
import { checkGuests } from './check-guests.ts'
import { GuestFields } from './guest-fields.tsx'
import { leaveForAnother, readStep } from './paths.ts'
import { PaymentOption } from './payment-option.tsx'
import { readGuests } from './read-guests.ts'
import { RequestsSection } from './requests-section.tsx'
import { type GuestSeat, guestSeats } from './seats.ts'
import { readSiblings } from './siblings.ts'
import { startFields } from './start-fields.ts'
import { StayStep } from './stay-step.tsx'
import { switchRate } from './switch-rate.ts'

const fields: Record<string, string> = { givenName: 'given name', familyName: 'family name' }

/** The errors of the form with its labels: `Room 2, who checks in, given name`. */
function summariseGuests(
  outcome: FormOutcome | object | null | undefined,
  seats: readonly GuestSeat[],
): { outcome: FormOutcome | object | null | undefined; labels: Record<string, string> } {
  const isOne = seats.every(({ room }) => room === 0)
  const labels = Object.fromEntries(
    seats.flatMap(({ room, label }, index) =>
      Object.entries(fields).map(([field, name]) => [
        `guests.${index}.${field}`,
        `${isOne ? label : `Room ${room + 1}, ${label.toLowerCase()}`}, ${name}`,
      ]),
    ),
  )
  const others = { 'contact.email': 'E-mail', 'contact.phone': 'Phone', requests: 'Requests', loyaltyNumber: 'Member number' }
  return { outcome, labels: { ...labels, ...others } }
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Guests')

const nothing = { start: {}, source: null, dialing: [], siblings: Promise.resolve([]), hasSaved: false }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const checkout = await openCheckout(api, id, paths)
  leaveForAnother(request, checkout)
  const now = new Date().toISOString()
  if (closedReason(checkout)) return { checkout, now, ...nothing }
  const siblings = readSiblings(api, checkout)
  const [typed, hasSaved] = await Promise.all([api.checkouts.typed({ id }), hasSavedPeople(context)])
  return { checkout, now, ...startFields(checkout, typed), dialing: dialingCodes, siblings, hasSaved }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    const checkout = await openCheckout(api, id, paths)
    const { otherRate, ...fields } = typed
    if (otherRate) return await switchRate(api, { checkout, rateId: otherRate, fields })
    const { people, problems } = readGuests(typed, guestSeats(checkout.search.rooms))
    if (problems) return refusePeople(problems, typed)
    await api.stays.saveGuests({ id, ...people })
  } catch (error) {
    return answerFailedStep(error, { here: paths.details, paths, typed })
  }
  return redirect(paths.review)
}

/** The guests by room, with their requests. */
export default function UserInfo({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, now, start, source, dialing, siblings, hasSaved } = loaderData
  const { search, offer } = checkout
  const seats = useMemo(() => guestSeats(search.rooms), [search.rooms])
  const form = useFields(actionData, checkGuests(seats))
  const summary = useMemo(() => summariseGuests(form.outcome, seats), [form.outcome, seats])
  return (
    <StayStep
      checkout={checkout}
      now={now}
      title="Guests"
      current={0}
      actions={
        <ActionButton form="guests" size="md">
          Continue to review
        </ActionButton>
      }
    >
      <PeopleHelp>Who checks in shows a passport or identity card: enter the name as it is there.</PeopleHelp>
      <FormError {...summary} />
      <PeopleForm id="guests" checkoutId={checkout.id} source={source} events={form.events}>
        <GuestFields seats={seats} field={form.field} start={start} hasSaved={hasSaved} />
        <ContactSection
          field={form.field}
          start={start}
          dialing={dialing}
          help="The voucher and notices of changes are sent here. The property may use both to reach you."
        />
        <LoyaltySection offer={offer} field={form.field} start={start} />
        <RequestsSection field={form.field} start={start} />
        <PaymentOption rate={offer.rate} place={placeOf(offer.property)} siblings={siblings} />
      </PeopleForm>
    </StayStep>
  )
}

type Props = {
  offer: PricedStayOffer
  field: Fields['field']
  start: Record<string, string>
}

/** A loyalty number, if the property accepts one or the rate requires it. Posts `loyaltyNumber`. */
function LoyaltySection({ offer: { property, rate }, field, start }: Props) {
  const { loyaltyProgramme } = property
  if (!loyaltyProgramme && !rate.membersOnly) return null
  const programme = loyaltyProgramme ?? 'The property’s programme'
  return (
    <DetailSection
      title={programme}
      help={
        rate.membersOnly
          ? 'Only members can book this rate; the number is asked for at check-in.'
          : 'Points are collected by this number.'
      }
    >
      <TextInput
        label={rate.membersOnly ? 'Member number' : 'Member number (optional)'}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...field('loyaltyNumber', start.loyaltyNumber)}
      />
    </DetailSection>
  )
}
