import { href, Link, redirect } from 'react-router'
import type { StayOrder } from '#contract/products/stay.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import css from '../../../order/confirmation.module.css'
import { ConfirmationHead } from '../../../order/confirmation-head.tsx'
import { type ConfirmationState, confirmationState } from '../../../order/confirmation-state.ts'
import { orderOnly } from '../../../order/order-only.ts'
import { TransferAwaited } from '../../../order/transfer-awaited.tsx'
import { useFollow } from '../../../order/use-follow.ts'
import { LazyMap } from '../../../map/spot/lazy-map.tsx'
import { mapAddress } from '../../../map/spot/map-address.ts'
import { placeOf } from '../../../products/stay/place-of.ts'
import { propertySpot } from '../../../products/stay/property-spot.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import { sessionContext } from '../../../session.ts'
import { Documents } from '../../orders/documents/documents.tsx'
import type { Route } from './+types/confirmation'
import { confirmationWords } from './confirmation-words.ts'
import { OrderPrice } from './order-price.tsx'
import { StaySummary } from './stay-summary.tsx'

const stateOf = ({ status, offer, cancelled }: StayOrder) =>
  confirmationState(status, { isOnRequest: offer.rate.isOnRequest, isCancelled: cancelled !== null })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? confirmationWords(stateOf(loaderData.order), loaderData.isShop).title : 'Confirmation' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('order')
  if (!id) throw redirect('/accommodation/new')
  const order = orderOnly('stay', await readKnown(context.get(apiContext).orders.get({ id })))
  return { order, isShop: context.get(sessionContext).host.kind === 'storefront', now: new Date().toISOString() }
}

/** The result of the booking: the property's own number once it is known, and the next steps. */
export default function Confirmation({ loaderData: { order, isShop, now } }: Route.ComponentProps) {
  useFollow(order, now)
  const state = stateOf(order)
  const isEnded = isOver(order.status)
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.main}>
          <ConfirmationHead
            order={order}
            state={state}
            words={confirmationWords(state, isShop)}
            reference="Confirmation number of the property"
          />
          <TransferAwaited order={order} />
          {!isEnded && <WhatNext order={order} state={state} />}
          {order.documents.length > 0 && <Documents order={order} />}
          <div className={css.actions}>
            <Button component={Link} to={href('/order/stay/:id', { id: order.id })}>
              Open the booking
            </Button>
            {isEnded && (
              <Button component={Link} to="/accommodation/new" variant="default">
                Search again
              </Button>
            )}
          </div>
          {!isEnded && <WhereItIs property={order.offer.property} />}
        </div>
        <aside aria-label="The stay">
          <StaySummary offer={order.offer} isOver={isEnded}>
            <OrderPrice order={order} />
          </StaySummary>
        </aside>
      </div>
    </Page>
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
function WhatNext({ order, state }: { order: StayOrder; state: ConfirmationState }) {
  const { property, rate } = order.offer
  return (
    <DetailSection title="What comes next">
      <ul className={css.list}>
        <li>
          {state === 'confirmed' ? 'The voucher was sent to ' : 'The voucher will be sent to '}
          <strong>{order.contact.email}</strong>.
        </li>
        <li>
          At check-in{property.checkInFrom && `, from ${property.checkInFrom}`}, show the voucher and a passport or identity card
          {rate.membersOnly && ', and the member card'}.
        </li>
        {property.keyCollection && <li>{property.keyCollection}</li>}
        {order.propertyPhone && (
          <li>
            The property is reached at <a href={`tel:${order.propertyPhone}`}>{order.propertyPhone}</a>.
          </li>
        )}
        <li>
          <RefundWords rate={rate} place={placeOf(property)} />.
        </li>
      </ul>
    </DetailSection>
  )
}
