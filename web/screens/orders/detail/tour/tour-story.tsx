import type { TourOrder } from '#contract/products/tour.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { photoAt } from '../../../../gallery/photo-at.ts'
import { DateText } from '../../../../kit/date-text.tsx'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { useNumbers } from '../../../../kit/numbers.ts'
import { useRegional } from '../../../../kit/regional.ts'
import { SummaryList } from '../../../../kit/summary-list.tsx'
import { CancellationTimeline, clockWords } from '../../../../products/cancellation-timeline.tsx'
import { MeetingWords } from '../../../../products/tour/meeting-words.tsx'
import { addOnRows, offerTime, unitsWords } from '../../../../products/tour/offer-words.ts'
import { PeopleList } from '../../../../products/tour/people-list.tsx'
import { placeOf } from '../../../../products/tour/place-of.ts'
import { Vouchers } from '../../../../products/tour/vouchers.tsx'
import { weekdayOf } from '../../../../search/day-words.ts'
import { CancelledSection } from '../../cancellation/cancelled-section.tsx'
import css from './tour-story.module.css'

type Props = { order: TourOrder; now: string }

/** The tour, the vouchers, the participants, and the cost of cancelling. */
export function TourStory({ order, now }: Props) {
  const { zone } = useRegional()
  const { offer, cancelled, status } = order
  const { tour } = offer
  return (
    <>
      <What order={order} />
      {!isOver(status) && <Vouchers order={order} />}
      <PeopleList entered={order} />
      {!isOver(status) && <MeetingWords offer={offer} />}
      <CancelledSection cancelled={cancelled} />
      <DetailSection title={cancelled ? 'The rules of the tour' : 'If plans change'} help={clockWords(zone, placeOf(tour))}>
        <CancellationTimeline rate={offer} place={placeOf(tour)} now={now} />
      </DetailSection>
    </>
  )
}

/** The tour with its picture, the day and the time. */
function What({ order: { offer } }: { order: TourOrder }) {
  const { tour, option, day } = offer
  const [photo] = tour.photos
  const numbers = useNumbers()
  return (
    <DetailSection title="The tour">
      <div className={css.tour}>
        {photo && (
          <img {...photoAt(photo, 320)} sizes="180px" alt="" width={180} height={135} decoding="async" className={css.photo} />
        )}
        <div className={css.words}>
          <h3 className={css.title}>{tour.title}</h3>
          <SummaryList
            rows={[
              ...(option.isDefault ? [] : [{ label: 'Option', value: option.title }]),
              {
                label: 'Day',
                value: (
                  <>
                    {weekdayOf(day)} <DateText value={day} />
                  </>
                ),
              },
              { label: `Time in ${tour.city}`, value: offerTime(offer) },
              { label: 'People', value: unitsWords(offer) },
              ...addOnRows(offer, numbers),
            ]}
          />
        </div>
      </div>
    </DetailSection>
  )
}
