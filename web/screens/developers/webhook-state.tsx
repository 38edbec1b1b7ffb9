import type { Webhook, WebhookDelivery } from '#contract/developers/webhooks.ts'
import { Pill, type Tone } from '../../kit/status-pill.tsx'

/** Whether a webhook is enabled, and whether its deliveries succeed. */
export function WebhookState({ of: { isEnabled, failingSince } }: { of: Webhook }) {
  if (!isEnabled) return <Pill tone="quiet">Disabled</Pill>
  return failingSince ? <Pill tone="bad">Failing</Pill> : <Pill tone="good">Enabled</Pill>
}

const states: Record<WebhookDelivery['state'], [label: string, tone: Tone]> = {
  delivered: ['Delivered', 'good'],
  failed: ['Failed', 'bad'],
  pending: ['Pending', 'warn'],
}

export const DeliveryState = ({ state }: Pick<WebhookDelivery, 'state'>) => (
  <Pill tone={states[state][1]}>{states[state][0]}</Pill>
)
