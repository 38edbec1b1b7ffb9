import { IconPrinter } from '@tabler/icons-react'
import { data, href, Link, redirect } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { statusLabel } from '../../../kit/status-pill.tsx'
import { AsAgency } from '../../../layouts/as-agency.tsx'
import { readShopFrame } from '../../../layouts/shop-data.ts'
import { orderOnly } from '../../../order/order-only.ts'
import { weekday } from '../../../order/weekday.ts'
import { SliceTimeline } from '../../../products/flight/slice-timeline.tsx'
import { endsOf } from '../../../products/flight/slice-words.ts'
import { sessionContext, todayAtAgency } from '../../../session.ts'
import { logoOn } from '../../../site/shop/logo-picture.ts'
import type { Route } from './+types/export'
import css from './export.module.css'
import { SheetMoney } from './sheet-money.tsx'
import { SheetTravellers } from './sheet-travellers.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.order.number} ${loaderData.order.title}` : 'Order' },
]

/** The order as the customer may see it: net price and margin never leave the server. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { user, agency, host } = context.get(sessionContext)
  if (!agency) throw data(null, { status: 404 })
  if (host.kind === 'agent' && !user)
    throw redirect(`${href('/sign-in')}?next=${encodeURIComponent(new URL(request.url).pathname)}`)
  const order = orderOnly('flight', await readKnown(context.get(apiContext).orders.get({ id: params.id })))
  const { id, number, title, status, bookingReference, itinerary, people, contact, money, extras } = order
  const { payBy, departure } = order
  const trip = { id, number, title, status, bookingReference, itinerary, people, contact, extras }
  return {
    order: { ...trip, money, payBy, departure },
    agency: {
      name: agency.name,
      logoUrl: agency.logoUrl,
      contact: [agency.phone, agency.email, agency.address].flatMap((line) => line ?? []),
      color: agency.templateData.primaryColor,
    },
    shop: await readShopFrame(context),
    today: todayAtAgency(context),
  }
}

export default function Sheet({ loaderData }: Route.ComponentProps) {
  return (
    <AsAgency>
      <AgencySheet {...loaderData} />
    </AsAgency>
  )
}

function AgencySheet({ order, agency, shop, today }: Route.ComponentProps['loaderData']) {
  const isTicketed = order.people.some((person) => person.ticketNumber)
  return (
    <div className={css.ground}>
      {shop && (
        <>
          <link rel="icon" {...shop.icon} />
          <style>{shop.css}</style>
        </>
      )}
      <nav className={css.tools} aria-label="Sheet" data-no-print>
        <Button component={Link} to={href('/order/flight/:id', { id: order.id })} variant="default">
          Back to the order
        </Button>
        <Button leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden="true" />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </nav>
      <main className={css.sheet} style={{ borderTopColor: agency.color }}>
        <header className={css.head}>
          <div className={css.brand}>
            {agency.logoUrl && <img src={logoOn('light', agency.logoUrl)} alt="" className={css.logo} />}
            <div>
              <p className={css.agency}>{agency.name}</p>
              {agency.contact.map((line) => (
                <p key={line} className={css.contact}>
                  {line}
                </p>
              ))}
            </div>
          </div>
          <dl className={css.numbers}>
            <div>
              <dt>Order</dt>
              <dd>{order.number}</dd>
            </div>
            <div>
              <dt>Date</dt>
              <dd>{formatDate(today)}</dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>{statusLabel(order.status, 'flight')}</dd>
            </div>
          </dl>
        </header>
        <div className={css.titleRow}>
          <div>
            <p className={css.kind}>{isTicketed ? 'Itinerary and receipt' : 'Itinerary, not ticketed'}</p>
            <h1 className={css.title}>{order.title}</h1>
          </div>
          <div>
            <p className={css.kind}>Booking reference</p>
            <p className={css.code}>{order.bookingReference ?? (isOver(order.status) ? 'None' : 'Not given yet')}</p>
          </div>
        </div>
        {order.itinerary.slices.map((slice) => {
          const { fromCity, toCity } = endsOf(slice)
          return (
            <section key={slice.departsAt} className={css.way}>
              <h2 className={css.heading}>
                {fromCity} to {toCity}
                <span>
                  {weekday(slice.departsAt)} {formatDate(slice.departsAt)}
                </span>
              </h2>
              <SliceTimeline slice={slice} />
            </section>
          )
        })}
        <SheetTravellers order={order} />
        <SheetMoney order={order} />
        <footer className={css.foot}>
          Times are local to each city. Be at the airport in good time, with the passport or identity card of the name on the
          ticket.
        </footer>
      </main>
    </div>
  )
}
