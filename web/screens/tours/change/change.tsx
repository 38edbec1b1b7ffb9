import { Form, Link } from 'react-router'
import { isSameUnits } from '#domain/tours/changes/change-rules.ts'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { orderAddress } from '../../../products/order-address.ts'
import { offerTime, unitsWords } from '../../../products/tour/offer-words.ts'
import { partyWords } from '../../../products/tour/tour-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import { DayCalendar } from '../tour/day-calendar.tsx'
import { TourPeopleForm } from '../tour/people-form.tsx'
import { Starts } from '../tour/starts.tsx'
import type { Route } from './+types/change'
import { answerChange } from './answer-change.ts'
import { dayAddress, peopleAddress } from './change-address.ts'
import { ChangeSummary } from './change-summary.tsx'
import css from './change.module.css'
import { type ReadChange, readChange } from './read-change.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Change the tour' }]

export const loader = (args: Route.LoaderArgs) => readChange(args)

export const action = (args: Route.ActionArgs) => answerChange(args)

/** Another time or other people for a booked tour: chosen first, then what it costs or returns, then one confirmation. */
export default function ChangeTour({ loaderData: read, actionData }: Route.ComponentProps) {
  const { order, hasMoved } = read
  const { offer } = order
  // What is booked already is no change.
  const isSame = read.quoted && 'quote' in read.quoted && isUnchanged(offer, read.quoted.quote.offer)
  const quoted = isSame ? null : read.quoted
  return (
    <Page>
      <PageHeader
        title="Change the tour"
        context={
          <>
            <Link to={orderAddress(order)}>{offer.tour.title}</Link> · now {shortDay(offer.day)}, {offerTime(offer)} ·{' '}
            {unitsWords(offer)}
          </>
        }
      />
      <div className={css.page}>
        <div className={css.columns}>
          <Choice read={read} />
          <div className={css.price} id="price" aria-live="polite">
            {quoted === null && (
              <DetailSection title="What it costs">
                <p>Choose a day, a time or other people to see the difference. Nothing is changed before you confirm it.</p>
              </DetailSection>
            )}
            {quoted && 'problem' in quoted && (
              <Notice tone="warn" role="alert" title="This cannot be chosen">
                <p>{quoted.problem}</p>
              </Notice>
            )}
            {quoted && 'quote' in quoted && (
              <ChangeSummary
                key={quoted.quote.offer.id + quoted.quote.idempotencyKey}
                order={order}
                quote={quoted.quote}
                hasMoved={hasMoved}
                outcome={actionData}
              />
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}

const isUnchanged = (before: PricedTourOffer, after: PricedTourOffer): boolean =>
  before.id === after.id && isSameUnits(before.people, after.people)

/** For whom, on which day and at what time. */
function Choice({ read }: { read: ReadChange }) {
  const { order, party, isTaken, days, starts, day, month, today, time } = read
  const { tour } = order.offer
  const chosenTime = time === 'any' ? null : (time ?? undefined)
  return (
    <DetailSection title="Choose a day and a time">
      <div className={css.choice}>
        <TourPeopleForm key={partyWords(party)} party={party} addressOf={peopleAddress} />
        {!isTaken && (
          <Notice tone="warn" role="status" title={`This option does not take ${partyWords(party)}`}>
            <p>Change the number of people or their ages.</p>
          </Notice>
        )}
        {isTaken && days === null && (
          <Notice tone="warn" role="alert" title="The days could not be read">
            <p>The operator does not answer just now. Reload the page in a moment.</p>
          </Notice>
        )}
        {days && <DayCalendar days={days} read={{ month, today, party, day }} addressOf={dayAddress} />}
        {starts && (
          <Form method="get" action="?" preventScrollReset className={css.starts} key={`${day} ${partyWords(party)}`}>
            <input type="hidden" name="day" value={day} />
            <input type="hidden" name="month" value={month} />
            <input type="hidden" name="adults" value={party.adults} />
            {party.children.length > 0 && <input type="hidden" name="children" value={party.children.join('.')} />}
            <Starts
              starts={starts}
              day={shortDay(day)}
              tour={tour}
              isExpired={false}
              anyTime="any"
              {...(chosenTime !== undefined && { chosen: chosenTime })}
            />
            {starts.length > 0 && <ActionButton variant="default">Show the difference</ActionButton>}
          </Form>
        )}
      </div>
    </DetailSection>
  )
}
