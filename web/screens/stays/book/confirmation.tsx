import { IconAlertTriangle, IconCheck, IconClock, type IconProps, IconX } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { href, Link, redirect } from 'react-router'
import type { StayOrder } from '#contract/products/stay.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { apiContext } from '../../../context.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { orderOnly } from '../../../order/order-only.ts'
import { TransferAwaited } from '../../../order/transfer-awaited.tsx'
import { useFollow } from '../../../order/use-follow.ts'
import { LazyMap } from '../../../products/stay/map/lazy-map.tsx'
import { mapAddress } from '../../../products/stay/map/map-address.ts'
import { placeOf } from '../../../products/stay/place-of.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import { sessionContext } from '../../../session.ts'
import { Documents } from '../../orders/documents/documents.tsx'
import type { Route } from './+types/confirmation'
import css from './confirmation.module.css'
import { type ConfirmationState, confirmationState, confirmationWords } from './confirmation-words.ts'
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

const icons: Record<ConfirmationState, ComponentType<IconProps>> = {
  confirmed: IconCheck,
  confirming: IconClock,
  asked: IconClock,
  unpaid: IconClock,
  checking: IconAlertTriangle,
  cancelling: IconClock,
  cancelled: IconX,
  failed: IconX,
  ended: IconX,
}

/** The result of the booking: the property's own number once it is known, and the next steps. */
export default function Confirmation({ loaderData: { order, isShop, now } }: Route.ComponentProps) {
  useFollow(order, now)
  const state = stateOf(order)
  const { title, says, tone } = confirmationWords(state, isShop)
  const isEnded = isOver(order.status)
  const Icon = icons[state]
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.main}>
          <header className={css.head} data-tone={tone}>
            <span className={css.sign}>
              <Icon size={32} stroke={2} aria-hidden="true" />
            </span>
            <div role="status">
              <h1 className={css.title}>{title}</h1>
              <p>{says}</p>
              {state === 'failed' && order.timeline.findLast(({ status }) => status === 'Failed')?.note}
            </div>
          </header>
          <dl className={css.numbers}>
            {order.bookingReference && !isEnded && (
              <div>
                <dt>Confirmation number of the property</dt>
                <dd className={css.number}>
                  {order.bookingReference}
                  <CopyButton value={order.bookingReference} what="confirmation number" />
                </dd>
              </div>
            )}
            <div>
              <dt>Our number</dt>
              <dd>
                {order.number} <CopyButton value={order.number} what="booking number" />
              </dd>
            </div>
          </dl>
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
      <LazyMap property={property} />
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
