import type { SharedShare } from '#contract/groups/group-shapes.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { readAgencyOfLink } from '../../agency/read-agency-of-link.ts'
import { paymentSoFar } from '../../ledger/payment-so-far.ts'
import { customerMethods } from '../../payments/deposits/customer-methods.ts'
import { readPeople } from '../../products/read-people.ts'
import { shopCtx } from '../../quotes/sharing/shared-quote.ts'
import { readOwnSettings } from '../../site/read-own-site.ts'
import { amountOfShare } from '../group-row.ts'
import { type FoundShare, findShared } from './find-shared.ts'

function stateOf({ group, order, paid, isAsked }: FoundShare): SharedShare['state'] {
  if (order.status === 'Issued' && paid) return 'booked'
  if (group.state === 'dropped' && paid) return 'dropped'
  if (paid) return 'paid'
  return isAsked ? 'open' : 'ended'
}

/** A share as its payer sees it: their own part, their people and rooms, and nothing of the others. Throws share.link-invalid. */
export async function readSharedShare(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ share: SharedShare; settings: SiteSettings }> {
  const ctx = await shopCtx(context)
  return ctx.tx(async (tx) => {
    const found = await findShared(tx, ctx, token)
    const { share, group, order, deposits, paid, isAsked, until } = found
    const settings = await readOwnSettings(tx, ctx.agencyId)
    const people = (await readPeople(tx, ctx, order.id)).filter(({ id }) => share.people.includes(id))
    const awaited = deposits.findLast(({ deposit, payment }) => deposit.state === 'awaited' && payment.status === 'pending')
    const last = paid ?? deposits.findLast(({ deposit }) => deposit.state !== 'awaited')
    const amount = amountOfShare(share)
    return {
      settings,
      share: {
        title: order.title,
        organiser: group.organiserName,
        name: share.name,
        kind: share.kind,
        people: people.map(({ givenName, familyName }) => `${givenName} ${familyName}`.trim()),
        rooms: group.rooms
          .filter((room) => room.people.some((id) => share.people.includes(id)))
          .map(({ name, type }) => ({ name, type })),
        amount,
        rule: group.rule,
        until: until.toISOString(),
        agreedAt: share.agreedAt?.toISOString() ?? null,
        state: stateOf(found),
        paid: last ? { state: last.deposit.state, at: (last.deposit.heldAt ?? last.deposit.createdAt).toISOString() } : null,
        next: isAsked ? { methods: customerMethods(ctx, amount, settings.paymentMethods), idempotencyKey: ctx.newId() } : null,
        awaited: awaited && isAsked ? paymentSoFar(awaited.payment, formatOrderNumber(order)) : null,
        agency: await readAgencyOfLink(tx, ctx),
      },
    }
  })
}
