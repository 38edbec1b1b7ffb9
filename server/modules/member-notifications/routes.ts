import { member, open } from '../../http/implement.ts'
import { readMatrix, saveMatrix } from './choices.ts'
import { listNotifications, markAllRead, markRead } from './list-notifications.ts'
import { addBrowser, removeBrowser } from './push/browsers.ts'
import { vapidKeys } from './push/web-push.ts'
import { readUnsubscribe, unsubscribe } from './unsubscribe.ts'

const done = { done: true } as const

export const notifications = {
  list: member.notifications.list.handler(({ context, input }) => listNotifications(context.ctx, input)),
  read: member.notifications.read.handler(async ({ context, input }) => {
    await markRead(context.ctx, input)
    return done
  }),
  readAll: member.notifications.readAll.handler(async ({ context, input }) => {
    await markAllRead(context.ctx, input)
    return done
  }),
  choices: member.notifications.choices.handler(({ context }) => readMatrix(context.ctx)),
  choose: member.notifications.choose.handler(async ({ context, input }) => {
    await saveMatrix(context.ctx, input)
    return done
  }),
  pushKey: member.notifications.pushKey.handler(async ({ context }) => ({ key: (await vapidKeys(context.system)).publicKey })),
  addBrowser: member.notifications.addBrowser.handler(async ({ context, input }) => {
    await addBrowser(context.ctx, { userId: context.userId, sessionId: context.visitor.sessionId }, input)
    return done
  }),
  removeBrowser: member.notifications.removeBrowser.handler(async ({ context, input }) => {
    await removeBrowser(context.ctx, { userId: context.userId }, input)
    return done
  }),
  readLink: open.notifications.readLink.handler(({ context, input }) => readUnsubscribe(context.system, input)),
  unsubscribe: open.notifications.unsubscribe.handler(async ({ context, input }) => {
    await unsubscribe(context.system, input)
    return done
  }),
}
