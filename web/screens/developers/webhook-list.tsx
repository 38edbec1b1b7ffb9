import { href, Link } from 'react-router'
import type { Webhook } from '#contract/developers/webhooks.ts'
import { DateText } from '../../kit/date-text.tsx'
import css from './developers.module.css'
import { WebhookState } from './webhook-state.tsx'

/** The agency's webhooks; each leads to its log. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0)
    return <p className={css.facts}>No webhooks yet. Without one, your programs ask the API whether something changed.</p>
  return (
    <ul className={css.list}>
      {webhooks.map((webhook) => (
        <li key={webhook.id} className={css.row}>
          <div>
            <p className={css.name}>
              <Link to={href('/settings/agency/developer/webhooks/:id', { id: webhook.id })}>{webhook.url}</Link>
            </p>
            {webhook.description && <p className={css.facts}>{webhook.description}</p>}
            <p className={css.facts}>
              {webhook.events.join(', ')} · added by {webhook.createdBy}, <DateText value={webhook.createdAt} />
            </p>
          </div>
          <WebhookState of={webhook} />
        </li>
      ))}
    </ul>
  )
}
