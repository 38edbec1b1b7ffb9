import type { WebhookDelivery } from '#contract/developers/webhooks.ts'
import { toast } from '../../kit/toast.ts'

/** Tells in a toast what a server answered to the last attempt. */
export function sayAnswer({ state, attempts }: WebhookDelivery): void {
  const last = attempts.at(-1)
  if (state === 'delivered') toast.done(`Delivered: your server answered ${last?.status ?? ''}.`)
  else toast.failed(last?.problem ?? `Your server answered ${last?.status ?? 'nothing'}.`, 'Not delivered')
}
