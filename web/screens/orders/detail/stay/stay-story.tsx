import type { StayOrder } from '#contract/products/stay.ts'
import { boardWords, payWhenWords } from '#domain/stays/kinds.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { useRegional } from '../../../../kit/regional.ts'
import { SummaryList } from '../../../../kit/summary-list.tsx'
import { CancellationTimeline, clockWords } from '../../../../products/cancellation-timeline.tsx'
import { Conditions } from '../../../../products/stay/conditions.tsx'
import { GuestList } from '../../../../products/stay/guest-list.tsx'
import { placeOf } from '../../../../products/stay/place-of.ts'
import { guestsWords, nightsWords } from '../../../../products/stay/stay-words.ts'
import { CancelledSection } from '../../cancellation/cancelled-section.tsx'
import { StayPropertySection } from './stay-property.tsx'

type Props = { order: StayOrder; now: string }

/** The property, the room, the guests, and the cost of cancelling. */
export function StayStory({ order, now }: Props) {
  const { zone } = useRegional()
  const { offer, guests, contact, requests, cancelled } = order
  const { property, rate, roomName, rooms } = offer
  return (
    <>
      <StayPropertySection order={order} />
      <DetailSection title="Room">
        <SummaryList
          rows={[
            { label: rooms.length > 1 ? `${rooms.length} rooms` : 'Room', value: roomName },
            { label: 'Nights and guests', value: `${nightsWords(nightsOf(offer))}, ${guestsWords(rooms)}` },
            { label: 'Meals', value: boardWords[rate.board] },
            { label: 'Payment', value: payWhenWords[rate.payWhen] },
          ]}
        />
      </DetailSection>
      <GuestList guests={guests} rooms={rooms} contact={contact} requests={requests} />
      <CancelledSection cancelled={cancelled} />
      <DetailSection title={cancelled ? 'The rate’s rules' : 'If plans change'} help={clockWords(zone, placeOf(property))}>
        <CancellationTimeline rate={rate} place={placeOf(property)} now={now} />
      </DetailSection>
      {rate.conditions.length > 0 && (
        <DetailSection title="Conditions of the rate">
          <Conditions conditions={rate.conditions} />
        </DetailSection>
      )}
    </>
  )
}
