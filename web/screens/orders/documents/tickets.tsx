import { href, Link } from 'react-router'
import { extraLines } from '#domain/flights/extra-words.ts'
import { apiContext } from '../../../context.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { StatusPill } from '../../../kit/status-pill.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { orderOnly } from '../../../order/order-only.ts'
import { fullName, typeWords } from '../../../order/person-words.ts'
import { Trail } from '../../../order/trail.tsx'
import { conditionWords, fareName, pieces } from '../../../products/flight/fare-words.ts'
import { todayAtAgency, useIsShop } from '../../../session.ts'
import type { Route } from './+types/tickets'
import { Coupons } from './coupons.tsx'
import css from './tickets.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Tickets of ${loaderData.order.number}` : 'Tickets' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const {
    waterfall: _,
    margin: __,
    ...order
  } = orderOnly('flight', await readKnown(context.get(apiContext).orders.get({ id: params.id })))
  return { order, today: todayAtAgency(context) }
}

export default function Tickets({ loaderData: { order, today } }: Route.ComponentProps) {
  const isShop = useIsShop()
  const format = useMoney()
  const { itinerary } = order
  const ticketed = order.people.filter((person) => person.ticketNumber !== null)
  const toOrder = href('/order/flight/:id', { id: order.id })
  return (
    <Page>
      <PageHeader
        title="Tickets"
        context={
          <Trail
            above={[
              isShop ? { label: 'My trips', to: href('/trips') } : { label: 'Orders', to: href('/order') },
              { label: order.number, to: toOrder },
            ]}
          >
            {order.title}
          </Trail>
        }
      >
        <StatusPill of={order} />
      </PageHeader>
      {ticketed.length === 0 && (
        <EmptyState
          title="No tickets yet"
          text="Ticket numbers appear here as soon as the airline has issued them."
          action={
            <Button component={Link} to={toOrder} variant="default">
              Back to the order
            </Button>
          }
        />
      )}
      {ticketed.map((person, at) => {
        const extras = extraLines(order, person.passengerId)
        const passenger = itinerary.passengers.find((one) => one.type === person.type)
        return (
          <DetailSection
            key={person.id}
            title={fullName(person)}
            help={typeWords[person.type]}
            action={
              <p className={css.number}>
                <span className="figures">{person.ticketNumber}</span>
                <CopyButton value={person.ticketNumber ?? ''} what={`ticket number of traveller ${at + 1}`} />
              </p>
            }
          >
            <Coupons itinerary={itinerary} status={order.status} today={today} label={`Coupons of ${fullName(person)}`} />
            <div className={css.terms}>
              <SummaryList
                rows={[
                  { label: 'Fare', value: fareName(itinerary) },
                  { label: 'Checked bags', value: pieces(passenger?.baggage.checked ?? null) },
                  { label: 'Cabin bags', value: pieces(passenger?.baggage.cabin ?? null) },
                  ...(extras.length > 0 ? [{ label: 'Seats and extra bags', value: extras.join('; ') }] : []),
                ]}
              />
              <SummaryList
                rows={[
                  { label: 'Booking reference', value: order.bookingReference ?? '–' },
                  ...(person.loyalty
                    ? [{ label: 'Frequent flyer', value: `${person.loyalty.airline} ${person.loyalty.number}` }]
                    : []),
                  { label: 'Change', value: conditionWords(itinerary.change, (value) => format(value, { exact: true })) },
                  { label: 'Refund', value: conditionWords(itinerary.refund, (value) => format(value, { exact: true })) },
                ]}
              />
            </div>
          </DetailSection>
        )
      })}
    </Page>
  )
}
