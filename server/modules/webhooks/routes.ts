import { member } from '../../http/implement.ts'
import { changeWebhook, removeWebhook, rollSecret } from './change-webhook.ts'
import { createWebhook } from './create-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks, readWebhook } from './list-webhooks.ts'
import { pingWebhook, redeliver } from './send-now.ts'

export const webhooks = {
  list: member.webhooks.list.handler(({ context }) => listWebhooks(context.ctx)),
  get: member.webhooks.get.handler(({ context, input }) => readWebhook(context.ctx, input)),
  create: member.webhooks.create.handler(({ context, input }) => createWebhook(context.ctx, input)),
  change: member.webhooks.change.handler(({ context, input }) => changeWebhook(context.ctx, input)),
  remove: member.webhooks.remove.handler(({ context, input }) => removeWebhook(context.ctx, input)),
  rollSecret: member.webhooks.rollSecret.handler(({ context, input }) => rollSecret(context.ctx, input)),
  ping: member.webhooks.ping.handler(({ context, input }) => pingWebhook(context.ctx, input)),
  deliveries: member.webhooks.deliveries.handler(({ context, input }) => listDeliveries(context.ctx, input)),
  redeliver: member.webhooks.redeliver.handler(({ context, input }) => redeliver(context.ctx, input)),
}
