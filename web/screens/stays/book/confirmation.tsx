import type { StayOrder } from '#contract/products/stay.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { LazyMap } from '../../../map/spot/lazy-map.tsx'
import { mapAddress } from '../../../map/spot/map-address.ts'
import { ConfirmationPage } from '../../../order/confirmation-page.tsx'
import { confirmationState } from '../../../order/confirmation-state.ts'
import { readConfirmed } from '../../../order/read-confirmed.ts'
import { placeOf } from '../../../products/stay/place-of.ts'
import { propertySpot } from '../../../products/stay/property-spot.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import type { Route } from './+types/confirmation'
import { confirmationWords } from './confirmation-words.ts'
import { OrderPrice } from './order-price.tsx'
import { StaySummary } from './stay-summary.tsx'

const stateOf = ({ status, offer, cancelled }: StayOrder) =>
  confirmationState(status, { isOnRequest: offer.rate.isOnRequest, isCancelled: cancelled !== null })

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  customerHead(root, loaderData ? confirmationWords(stateOf(loaderData.order), loaderData.isShop).title : 'Confirmation')

export const loader = (args: Route.LoaderArgs) => readConfirmed('stay', '/accommodation/new', args)

/** The result of the booking: the property's own number once it is known, and the next steps. */
export default function Confirmation({ loaderData: { order, protection, isShop, now } }: Route.ComponentProps) {
  const state = stateOf(order)
  return (
    <ConfirmationPage
      order={order}
      now={now}
      state={state}
      protection={protection}
      words={confirmationWords(state, isShop)}
      reference="Confirmation number of the property"
      search="/accommodation/new"
      next={<WhatNext order={order} />}
      below={<WhereItIs property={order.offer.property} />}
      label="The stay"
      summary={
        <StaySummary offer={order.offer} isOver={isOver(order.status)}>
          <OrderPrice order={order} />
        </StaySummary>
      }
    />
  )
}

/** The property's place, and directions. */
function WhereItIs({ property }: { property: StayProperty }) {
  const { line, city, postcode } = property.address
  return (
    <DetailSection title="Where it is" help={[line, [city, postcode].filter(Boolean).join(' ')].join(', ')}>
      <LazyMap {...propertySpot(property)} />
      <a href={mapAddress(property)} target="_blank" rel="noreferrer">
        Open on OpenStreetMap, for directions
      </a>
    </DetailSection>
  )
}

/** The guests' next steps. */
function WhatNext({ order: { offer, propertyPhone } }: { order: StayOrder }) {
  const { property, rate } = offer
  return (
    <>
      <li>
        At check-in{property.checkInFrom && `, from ${property.checkInFrom}`}, show the voucher and a passport or identity card
        {rate.membersOnly && ', and the member card'}.
      </li>
      {property.keyCollection && <li>{property.keyCollection}</li>}
      {propertyPhone && (
        <li>
          The property is reached at <a href={`tel:${propertyPhone}`}>{propertyPhone}</a>.
        </li>
      )}
      <li>
        <RefundWords rate={rate} place={placeOf(property)} />.
      </li>
    </>
  )
}
