import { useMemo } from 'react'
import { Form } from 'react-router'
import type { TourOrder } from '#contract/products/tour.ts'
import type { TourChangeQuote } from '#contract/products/tour-changes.ts'
import { isSameUnits } from '#domain/tours/changes/change-rules.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { changeRows, confirmWords, wayToPay } from '../../../order/change-money.tsx'
import { CostsMore, PaidFirst, PriceMoved } from '../../../order/change-notices.tsx'
import { offerTime, unitsWords } from '../../../products/tour/offer-words.ts'
import { placeOf } from '../../../products/tour/place-of.ts'
import { answerName, questionsOf } from '../../../products/tour/questions.ts'
import { seatsOf } from '../../../products/tour/seats.ts'
import { shortDay } from '../../../search/day-words.ts'
import { useIsShop } from '../../../session.ts'
import { checkPeople } from '../book/check-people.ts'
import { ParticipantFields } from '../book/participant-fields.tsx'
import css from './change.module.css'

type Props = { order: TourOrder; quote: TourChangeQuote; hasMoved: boolean; outcome: object | undefined }

/** What the change costs or returns, who takes part then, and its confirmation. */
export function ChangeSummary({ order, quote, hasMoved, outcome }: Props) {
  const numbers = useNumbers()
  const isShop = useIsShop()
  const { after, pay, refund, until, idempotencyKey } = quote
  const offer = useMemo(() => withoutHidden(quote), [quote])
  const isOtherParty = !isSameUnits(order.offer.people, offer.people)
  const form = useFields(
    outcome,
    useMemo(() => checkPeople(offer), [offer]),
  )
  const start = useMemo(() => startOf(quote), [quote])
  const seats = useMemo(() => seatsOf(offer), [offer])
  const asked = useMemo(() => questionsOf(offer), [offer])
  const way = isShop ? wayToPay(quote) : null
  const isAgencys = isShop && pay.amount > 0 && !way
  return (
    <DetailSection title="What it costs">
      {hasMoved && <PriceMoved />}
      <SummaryList
        rows={[
          { label: 'New time', value: `${shortDay(offer.day)}, ${offerTime(offer)}` },
          { label: 'People', value: unitsWords(offer) },
          ...changeRows(quote, isShop),
        ]}
      />
      {isAgencys ? (
        <CostsMore orderId={order.id} />
      ) : (
        <Form method="post" className={css.form} preventScrollReset noValidate {...form.events}>
          <FormError outcome={form.outcome ?? outcome} />
          {isOtherParty && <ParticipantFields seats={seats} asked={asked} field={form.field} start={start} hasSaved={false} />}
          {isOtherParty && <input type="hidden" name="hasPeople" value="1" />}
          {isOtherParty && <BookingAnswers start={start} asked={asked} />}
          <input type="hidden" name="day" value={offer.day} />
          <input type="hidden" name="time" value={offer.time ?? ''} />
          <input type="hidden" name="adults" value={offer.adults} />
          <input type="hidden" name="children" value={offer.children.join('.')} />
          <input type="hidden" name="pay" value={pay.amount} />
          <input type="hidden" name="refund" value={refund.amount} />
          <input type="hidden" name="currency" value={after.currency} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {way && <PaidFirst way={way} />}
          <p>
            It can be changed until <Deadline at={until} place={placeOf(offer.tour)} />.
          </p>
          <ActionButton size="md">{confirmWords(quote, numbers, 'Change the tour')}</ActionButton>
        </Form>
      )}
    </DetailSection>
  )
}

/** Answers about the booking stay as they are. */
const BookingAnswers = ({ asked, start }: { asked: ReturnType<typeof questionsOf>; start: Record<string, string> }) =>
  asked
    .filter(({ index, name }) => index === null && start[name])
    .map(({ name }) => <input key={name} type="hidden" name={name} value={start[name]} />)

/** The names and answers of those who stay, by the fields of the form. */
function startOf({ participants, answers }: TourChangeQuote): Record<string, string> {
  const names = participants.flatMap(({ index, givenName, familyName }) => [
    [`participants.${index}.givenName`, givenName],
    [`participants.${index}.familyName`, familyName],
  ])
  return Object.fromEntries([
    ...names,
    ...answers.flatMap(({ questionId, index, value }) => (value === null ? [] : [[answerName(questionId, index), value]])),
  ])
}

/** Answers that may not be seen stay as they are: only for somebody new they are asked, by the API. */
const withoutHidden = ({ offer, answers }: TourChangeQuote): TourChangeQuote['offer'] => {
  const isHidden = (id: string) => answers.some(({ questionId, value }) => questionId === id && value === null)
  const questions = offer.option.questions.map((one) => (isHidden(one.id) ? { ...one, isRequired: false } : one))
  return { ...offer, option: { ...offer.option, questions } }
}
