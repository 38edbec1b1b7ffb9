import { Link, redirect } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { Pill, StatusPill } from '../../../kit/status-pill.tsx'
import { useRereading } from '../../../kit/use-rereading.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { tripWordsOf } from '../../../order/trip-words.ts'
import { orderAddress } from '../../../products/order-address.ts'
import { useIsShop } from '../../../session.ts'
import type { Route } from './+types/confirmation'
import { TripFiles } from '../trip-files.tsx'
import { checkoutIdOf, readTripCheckout, tripPaths } from './paths.ts'
import css from './confirmation.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'The trip is paid')

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = checkoutIdOf(request)
  const checkout = await readTripCheckout(context.get(apiContext), id)
  if (checkout.state !== 'done') throw redirect(tripPaths(id).payment)
  return checkout
}

type Item = TripCheckout['items'][number]

const isBooked = ({ order }: Item) => order?.status === 'Issued'
const hasEnded = ({ order }: Item) => order !== null && isOver(order.status)
const isOnItsWay = (item: Item) => !isBooked(item) && !hasEnded(item)

/** Where the money of what could not be booked goes. */
function backWords({ lastPayment }: TripCheckout, isShop: boolean): string {
  if (lastPayment?.status === 'succeeded' && lastPayment.method === 'card') return 'goes back to the card by itself'
  return isShop ? 'is given back to you' : 'goes back to the wallet by itself'
}

function headOf(checkout: TripCheckout, isShop: boolean): { title: string; says: string } {
  const { items, onFailure } = checkout
  const back = backWords(checkout, isShop)
  const [booked, failed] = [items.filter(isBooked).length, items.filter(hasEnded).length]
  if (booked === items.length)
    return { title: 'The trip is booked', says: 'Every item is confirmed. Documents go to the contact by e-mail.' }
  if (failed === items.length) return { title: 'The trip was not booked', says: `What was paid ${back}.` }
  if (failed > 0 && onFailure === 'keep')
    return {
      title: `${booked} of ${items.length} items are booked`,
      says: `The money of what could not be booked ${back}.`,
    }
  if (failed > 0)
    return { title: 'The trip is being undone', says: 'One item could not be booked. What was booked is cancelled.' }
  return {
    title: 'The trip is being booked',
    says: 'This takes a minute. The page shows each item as soon as its seller answers.',
  }
}

const paidWords = { wallet: 'Paid from the wallet', card: 'Paid by card', 'bank-transfer': 'Paid by bank transfer' }
const paidBy = (payment: TripCheckout['lastPayment']) => paidWords[payment?.method ?? 'wallet']

type StatusProps = { product: Item['product']; status: NonNullable<Item['order']>['status']; isShop: boolean }

/** In the words of the agency, or of its customer. */
function ItemStatus({ product, status, isShop }: StatusProps) {
  if (!isShop) return <StatusPill of={{ status, product }} />
  const { label, tone } = tripWordsOf({ product, status, isCancelled: false })
  return <Pill tone={tone}>{label}</Pill>
}

/** The items of a paid trip, each with its order. */
export default function TripConfirmation({ loaderData: checkout }: Route.ComponentProps) {
  const { name, items, total, lastPayment } = checkout
  const paid = lastPayment?.status === 'succeeded' ? lastPayment : null
  const isShop = useIsShop()
  const { title, says } = headOf(checkout, isShop)
  useRereading(items.some(isOnItsWay))
  const lost = items.filter(hasEnded)
  return (
    <Page width="text">
      <PageHeader title={title} context={says}>
        <Button component={Link} to={isShop ? '/trips' : '/order'} variant="default">
          {isShop ? 'My trips' : 'All orders'}
        </Button>
      </PageHeader>
      {lost.length > 0 && lost.length < items.length && checkout.onFailure === 'keep' && (
        <Notice tone="warn" role="status" title="Not booked">
          <p>
            {lost.map((item) => item.title).join(', ')}.
            {!checkout.package && ' What was not booked is in the trip again, where you can replace it.'}
          </p>
        </Notice>
      )}
      <DetailSection title={name}>
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.id} className={css.item}>
              <div className={css.words}>
                {item.order ? (
                  <Link to={orderAddress({ product: item.product, id: item.order.id })}>{item.title}</Link>
                ) : (
                  item.title
                )}
                <span className={css.facts}>
                  {item.order?.number}
                  {item.order?.bookingReference && ` · ${item.order.bookingReference}`} · {item.people}
                </span>
              </div>
              {item.order && <ItemStatus product={item.product} status={item.order.status} isShop={isShop} />}
              {!checkout.package && <Money {...item.total} exact />}
            </li>
          ))}
        </ul>
        <p className={css.total}>
          {total.amount === 0 ? 'Paid at the property' : paidBy(paid)}: <Money {...(paid?.amount ?? total)} exact />
        </p>
      </DetailSection>
      {items.some(isBooked) && (
        <DetailSection title="Documents">
          <TripFiles id={checkout.id} />
        </DetailSection>
      )}
    </Page>
  )
}
