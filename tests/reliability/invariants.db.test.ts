import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkInvariants as checkAll } from '#server/db/check-invariants.ts'
import { type AgencyBelongings, sellTrip } from '../api/belongings.ts'
import { type TestApp, testApp } from '../app.ts'
import { checkInvariants } from '../check-invariants.ts'

/** Each invariant is violated here on purpose, bypassing the guards of the product and the database: a checker that finds nothing would prove nothing. */

let t: TestApp
let ids: AgencyBelongings

beforeAll(async () => {
  t = await testApp()
  ids = await sellTrip(t, await t.signIn('owner@skyways.test'))
}, 120_000)
afterEach(async () => expect(await checkInvariants(t.databaseUrl)).toEqual([]))
afterAll(() => t.close())

/** As the database's owner with triggers disabled, for one statement. */
async function force(statement: string): Promise<void> {
  const client = await t.system.db.$client.connect()
  try {
    await client.query(
      `begin; set local session_replication_role = replica; ${statement.replaceAll('$order', `'${ids.orders}'`)}; commit`,
    )
  } finally {
    client.release()
  }
}

const anEntry = `(select max(id) from ledger_entries where account = 'escrow')`

const aBooking = (seats: number) =>
  `insert into tour_own_bookings (id, agency_id, uuid, seller_id, tour_id, option_id, departure_id, day, starts_at, ends_at, status, units, seats, currency,
     retail, net, cancellation, reference, people_cipher)
   select id, id, id, id, id, 'walk', '2026-12-01T09:00', '2026-12-01', now(), now() + interval '1 hour', 'confirmed', '[]', ${seats}, 'NGN', 0, 0, '[]', 'FORCED', ''
   from agencies where slug = 'skyways'`
const taken = (pool: string, seats: number) =>
  `insert into tour_taken_seats (id, agency_id, booking_id, pool, seats, starts_at, ends_at)
   select gen_random_uuid(), id, id, ${pool}, ${seats}, now(), now() + interval '1 hour' from agencies where slug = 'skyways'`
const noBooking = `delete from tour_taken_seats where booking_id = agency_id; delete from tour_own_bookings where id = agency_id`

test.each([
  [
    'I5',
    'a seat too many',
    `${aBooking(2)}; ${taken(`'forced'`, 2)};
     insert into tour_seat_pools (id, agency_id, pool, capacity) select gen_random_uuid(), id, 'forced', 1 from agencies where slug = 'skyways'`,
    `${noBooking}; delete from tour_seat_pools where pool = 'forced'`,
  ],
  [
    'I5',
    'a resource that is used more than it has units',
    `${aBooking(0)}; ${taken(`'resource/' || id`, 2)};
     insert into tour_resources (id, agency_id, name, kind, capacity) select id, id, 'forced', 'guide', 1 from agencies where slug = 'skyways'`,
    `${noBooking}; delete from tour_resources where name = 'forced'`,
  ],
  [
    'I5',
    'an overbooking that nobody allowed',
    `insert into tour_seat_pools (id, agency_id, pool, overbooked) select gen_random_uuid(), id, 'forced', 1 from agencies limit 1`,
    `delete from tour_seat_pools where pool = 'forced'`,
  ],
  [
    'I1',
    'an entry of another amount',
    `update ledger_entries set amount = amount + 1 where id = ${anEntry}`,
    `update ledger_entries set amount = amount - 1 where id = ${anEntry}`,
  ],
  [
    'I1',
    'a movement without entries',
    `insert into ledger_movements (id, agency_id, kind, reference, title, at) select order_id, agency_id, 'top-up', 'empty', 'x', at from ledger_movements where order_id = $order limit 1`,
    `delete from ledger_movements where reference = 'empty'`,
  ],
  [
    'I1',
    'a reversal of another amount',
    `update ledger_movements set reverses = (select id from ledger_movements where kind = 'wallet-purchase' and order_id = $order) where kind = 'issue' and order_id = $order`,
    `update ledger_movements set reverses = null where reverses is not null`,
  ],
  [
    'I4',
    'an exchange difference without an issue',
    `update ledger_movements set kind = 'fx-difference' where kind = 'issue' and order_id = $order`,
    `update ledger_movements set kind = 'issue' where kind = 'fx-difference' and order_id = $order`,
  ],
  [
    'I2',
    'a balance that nobody posted',
    `update ledger_balances set balance = balance + 1 where account = 'supplier'`,
    `update ledger_balances set balance = balance - 1 where account = 'supplier'`,
  ],
  [
    'I3',
    'an issued order whose payment failed',
    `update payments set status = 'failed' where id in (select payment_id from payment_allocations where order_id = $order)`,
    `update payments set status = 'succeeded' where id in (select payment_id from payment_allocations where order_id = $order)`,
  ],
  [
    'I3',
    'an issued order whose payment is open',
    `update payments set status = 'pending' where id in (select payment_id from payment_allocations where order_id = $order)`,
    `update payments set status = 'succeeded' where id in (select payment_id from payment_allocations where order_id = $order)`,
  ],
  [
    'I3',
    'a second booking',
    `insert into fulfilments (id, agency_id, order_id, kind, state, message, started_at) select gen_random_uuid(), agency_id, order_id, 'book', 'booked', 'twice', now() from fulfilments where order_id = $order`,
    `delete from fulfilments where message = 'twice'`,
  ],
  [
    'I3',
    'an issued order without a booking',
    `create table saved as select * from orders where id = $order; update orders set supplier_order_id = null, booking_reference = null where id = $order`,
    `update orders o set supplier_order_id = k.supplier_order_id, booking_reference = k.booking_reference from saved k where k.id = o.id; drop table saved`,
  ],
  [
    'I3',
    'an order in the making that nobody works on',
    `update orders set status = 'PendingTicketIssue' where id = $order`,
    `update orders set status = 'Issued' where id = $order`,
  ],
  [
    'I3',
    'a paid order whose trip nobody continues',
    `update orders set status = 'Paid' where id = $order`,
    `update orders set status = 'Issued' where id = $order`,
  ],
  [
    'I4',
    'a failed order that keeps the money',
    `update orders set status = 'Failed' where id = $order`,
    `update orders set status = 'Issued' where id = $order`,
  ],
  [
    'I4',
    'a refund that nobody goes on with',
    `update payments set status = 'refunding' where id in (select payment_id from payment_allocations where order_id = $order)`,
    `update payments set status = 'succeeded' where id in (select payment_id from payment_allocations where order_id = $order)`,
  ],
  [
    'I4',
    'a top-up to be taken back that nobody takes',
    `update payments set status = 'reversing' where id not in (select payment_id from payment_allocations)`,
    `update payments set status = 'pending' where status = 'reversing'`,
  ],
  [
    'I4',
    'a top-up that is said to be taken back and is not',
    `update payments set status = 'reversed' where id not in (select payment_id from payment_allocations)`,
    `update payments set status = 'pending' where status = 'reversed'`,
  ],
  [
    'I4',
    'a payment of another amount than is held',
    `update payments set amount = amount + 1 where id in (select payment_id from payment_allocations where order_id = $order)`,
    `update payments set amount = amount - 1 where id in (select payment_id from payment_allocations where order_id = $order)`,
  ],
  [
    'I4',
    'an order whose total no payment explains',
    `update orders set total = total + 1 where id = $order`,
    `update orders set total = total - 1 where id = $order`,
  ],
  [
    'I6',
    'a webhook whose job was lost',
    `insert into webhook_events (provider, event_id, payload, received_at) select 'paystack', 'lost', jsonb_build_object('data', jsonb_build_object('reference', reference)), now() + interval '1 hour' from external_references where provider = 'paystack' limit 1`,
    `delete from webhook_events where event_id = 'lost'`,
  ],
  [
    'I6',
    'a queued mail that nobody sends',
    `update mails set status = 'queued' where id = '$mail'`,
    `update mails set status = 'stored' where id = '$mail'`,
  ],
  [
    'I7',
    'a table whose rows everyone may read',
    `alter table orders disable row level security`,
    `alter table orders enable row level security`,
  ],
  [
    'I7',
    'a policy that lets others read',
    `create policy wide on payments for select using (true)`,
    `drop policy wide on payments`,
  ],
  [
    'I5',
    'a reservation that nobody gives back',
    `insert into checkout_items (id, agency_id, checkout_id, position, product, offer, waterfall, reservation)
     select gen_random_uuid(), i.agency_id, i.checkout_id, 9, i.product, i.offer, i.waterfall, '{"state":"held","until":"2999-01-01T00:00:00Z"}'
     from checkout_items i join orders o on o.checkout_item_id = i.id where o.id = $order`,
    `delete from checkout_items where position = 9`,
  ],
  [
    'I8',
    'a status that the history does not end in',
    `update order_events set to_status = 'Refunded' where order_id = $order and to_status = 'Issued'`,
    `update order_events set to_status = 'Issued' where order_id = $order and to_status = 'Refunded'`,
  ],
  [
    'I8',
    'a change that the table does not have',
    `update order_events set event = 'money-returned' where order_id = $order and to_status = 'Issued'`,
    `update order_events set event = 'documents-issued' where order_id = $order and to_status = 'Issued'`,
  ],
  [
    'I8',
    'a change that starts where nothing ended',
    `insert into order_events (id, agency_id, order_id, event, to_status, actor) select gen_random_uuid(), agency_id, id, 'jumped', 'Failed', 'x' from orders where id = $order`,
    `delete from order_events where event = 'jumped'`,
  ],
])('%s detects %s', { tags: ['full'] }, async (id, _what, breach, repair) => {
  await force(breach.replaceAll('$mail', ids.mails))
  const broken = await checkInvariants(t.databaseUrl)
  await force(repair.replaceAll('$mail', ids.mails))
  expect(broken.map((line) => line.slice(0, 2))).toContain(id)
})

test('a webhook about an unknown payment violates nothing', async () => {
  await force(
    `insert into webhook_events (provider, event_id, payload) values ('paystack', 'stranger', '{"data":{"reference":"TW-nobody"}}')`,
  )
})

test('every invariant applies to rows and is checked', async () => {
  const findings = await checkAll(t.databaseUrl)
  expect(findings.filter(({ breaches }) => breaches === null)).toEqual([])
  expect(new Set(findings.map(({ id }) => id))).toEqual(new Set(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8']))
})
