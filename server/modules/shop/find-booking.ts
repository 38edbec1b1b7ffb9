import { and, desc, eq, or } from 'drizzle-orm'
import { Contact } from '#domain/contact/contact.ts'
import { AppError } from '#domain/errors.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { systemCtx } from '../../ctx.ts'
import { type Order, orders } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { setVisit } from '../../http/visitor/shopper-cookies.ts'

/** How long a browser may open an order that it found. */
const OPEN_MS = 86_400_000
const MOST_OPEN = 8
/** Airlines reuse their references after some years. */
const MOST_READ = 5

/**
 * Opens one booking by the airline's reference or our number, and the e-mail address of its contact. Throws shop.booking-not-found and
 * input.too-many-requests.
 */
export async function findBooking(
  context: RequestContext,
  input: { reference: string; email: string },
): Promise<Pick<Order, 'id' | 'product'>> {
  const { system, visitor, ipAddress } = context
  const { agency, shopper } = visitor
  if (!agency || !shopper) throw new AppError('shop.closed')
  const email = input.email.toLowerCase()
  await system.rateLimits.consume([
    ['find-booking.address', addressGroup(ipAddress)],
    ['find-booking.account', `${agency.id}|${email}`],
  ])
  const ctx = await systemCtx(system, agency.id)
  const number = parseOrderNumber(input.reference)
  const found = await ctx.tx((tx) =>
    tx
      .select({ id: orders.id, product: orders.product, contactCipher: orders.contactCipher })
      .from(orders)
      .where(
        and(
          eq(orders.agencyId, agency.id),
          or(eq(orders.bookingReference, input.reference), number === null ? undefined : eq(orders.number, number)),
        ),
      )
      .orderBy(desc(orders.number))
      .limit(MOST_READ),
  )
  const order = found.find((one) => Contact.parse(system.cipher.open(one.contactCipher)).email.toLowerCase() === email)
  if (!order) throw new AppError('shop.booking-not-found')
  const now = system.now().getTime()
  const visit = shopper.visit ?? { agencyId: agency.id, visitorId: crypto.randomUUID(), opened: [] }
  const opened = visit.opened.filter(({ orderId, until }) => orderId !== order.id && until > now)
  setVisit(context, { ...visit, opened: [{ orderId: order.id, until: now + OPEN_MS }, ...opened].slice(0, MOST_OPEN) })
  return { id: order.id, product: order.product }
}
