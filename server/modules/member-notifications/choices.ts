import type { NotificationChoice, NotificationMatrix } from '#contract/account/notifications.ts'
import {
  channels,
  isChosen,
  kindRow,
  type NotificationChoices,
  notificationKindNames,
} from '#domain/notifications/notification-kinds.ts'
import { memberRoles } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from '../access/actor-may.ts'
import { readProfileRow, writeProfileRow } from '../member-profiles/profile-row.ts'

/** The kinds that the member's role may be notified of, with what is chosen for each channel. */
export async function readMatrix(ctx: Ctx): Promise<NotificationMatrix> {
  const row = await ctx.tx((tx) => readProfileRow(tx, ctx))
  const role = memberRoles.find((one) => one === ctx.actor.role) ?? 'viewer'
  const member = { role, choices: row?.notificationChoices ?? {} }
  const chosen = (kind: NotificationMatrix[number]['kind']) => ({
    inApp: isChosen(member, kind, 'inApp'),
    browser: isChosen(member, kind, 'browser'),
    email: isChosen(member, kind, 'email'),
    digest: isChosen(member, kind, 'digest'),
  })
  return notificationKindNames
    .filter((kind) => actorMay(ctx, kindRow(kind).permission))
    .map((kind) => {
      const { group, label, help } = kindRow(kind)
      return { kind, group, label, help, ...chosen(kind) }
    })
}

/** A channel that is left out stays as it is. */
const statedIn = (choice: NotificationChoice) =>
  Object.fromEntries(channels.flatMap((channel) => (choice[channel] === undefined ? [] : [[channel, choice[channel]]])))

/** Stores the choices of the given kinds; those of others, which the member's role may not see now, stay. */
export async function saveMatrix(ctx: Ctx, { choices }: { choices: readonly NotificationChoice[] }): Promise<void> {
  await ctx.tx(async (tx) => {
    const row = await readProfileRow(tx, ctx)
    const made: NotificationChoices = Object.fromEntries(
      choices.map((one) => [one.kind, { ...row?.notificationChoices[one.kind], ...statedIn(one) }]),
    )
    await writeProfileRow(tx, ctx, { notificationChoices: { ...row?.notificationChoices, ...made } })
  })
}
