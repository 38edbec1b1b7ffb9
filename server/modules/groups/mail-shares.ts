import { deadlineWords } from '#domain/deadline.ts'
import { groupRuleWords } from '#domain/groups/group.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { ShareTold } from '../../mail/templates/groups/share-told.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { amountOfShare, type GroupRow, type ShareRow } from './group-row.ts'
import { shareLink } from './share-link.ts'

interface Asked {
  group: GroupRow
  share: ShareRow
  title: string
  /** Of the storefront. */
  origin: string
  /** Until when it is to be paid. */
  until: Date
  /** Each key once. */
  key: string
}

/** Mails a payer their link: what it is, how much, until when, and which rule applies. */
export const mailAsked = (tx: Transaction, ctx: Ctx, { group, share, title, origin, until, key }: Asked) =>
  queueMail(tx, ctx, {
    template: 'share-asked',
    to: share.email,
    data: {
      name: share.name,
      organiser: group.organiserName,
      title,
      isMissing: share.kind === 'missing',
      amount: amountOfShare(share),
      until: deadlineWords(until, null, ctx.regional.zone),
      rule: groupRuleWords[group.rule].says,
      url: shareLink(ctx, share, origin),
    },
    orderId: group.orderId,
    dedupeKey: `share-asked:${share.id}:${key}`,
  })

/** Mails a payer what happened to the booking or to their money. */
export const mailTold = (
  tx: Transaction,
  ctx: Ctx,
  { group, share, title, what }: Pick<Asked, 'group' | 'share' | 'title'> & { what: ShareTold['what'] },
) =>
  queueMail(tx, ctx, {
    template: 'share-told',
    to: share.email,
    data: { what, name: share.name, title, amount: amountOfShare(share) },
    orderId: group.orderId,
    dedupeKey: `share-told:${share.id}:${what}`,
  })
