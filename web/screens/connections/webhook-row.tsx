import { href, Link, useFetcher } from 'react-router'
import type { Webhook, WebhookAttempt } from '#contract/developers/webhooks.ts'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import type { actOnConnections } from './act-on-connections.ts'
import { Took, Works } from './checked.tsx'
import css from './connections.module.css'

const answerOf = ({ status, answer, problem }: WebhookAttempt): string =>
  problem ?? `It answered ${status}${answer ? `: ${answer.slice(0, 120)}` : ' without a text.'}`

/** A webhook of the agency, and the button that sends it a test message. */
export function WebhookRow({ webhook: { id, url, description, isEnabled } }: { webhook: Webhook }) {
  const fetcher = useFetcher<typeof actOnConnections>()
  const sent = fetcher.data && 'sent' in fetcher.data ? fetcher.data.sent : null
  const attempt = sent?.attempts.at(-1) ?? null
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>
          <Link to={href('/settings/agency/developer/webhooks/:id', { id })}>{url}</Link>
        </p>
        <p className={css.part}>{[description, !isEnabled && 'Disabled'].filter(Boolean).join(' · ')}</p>
        <FormError outcome={fetcher.data} />
      </div>
      <div className={css.state}>
        {attempt ? (
          <Works isWorking={sent?.state === 'delivered'} answer={answerOf(attempt)} />
        ) : (
          <Pill tone="quiet">Not checked</Pill>
        )}
      </div>
      {attempt ? <Took {...attempt} /> : <p className={css.time} />}
      <fetcher.Form method="post" className={css.act}>
        <Button
          type="submit"
          name="ping"
          value={id}
          variant="subtle"
          size="xs"
          loading={fetcher.state !== 'idle'}
          aria-label={`Send a test message to ${url}`}
        >
          Send test
        </Button>
      </fetcher.Form>
    </li>
  )
}
