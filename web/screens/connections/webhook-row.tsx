import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { href, Link, useFetcher } from 'react-router'
import type { Webhook, WebhookAttempt } from '#contract/developers/webhooks.ts'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { Pill } from '../../kit/status-pill.tsx'
import type { actOnConnections } from './act-on-connections.ts'
import css from './connections.module.css'

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
        {attempt ? <Answer attempt={attempt} isDelivered={sent?.state === 'delivered'} /> : <Pill tone="quiet">Not checked</Pill>}
      </div>
      <Time of={attempt} />
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

function Answer({ attempt: { status, answer, problem }, isDelivered }: { attempt: WebhookAttempt; isDelivered: boolean }) {
  const says = problem ?? `It answered ${status}${answer ? `: ${answer.slice(0, 120)}` : ' without a text.'}`
  return (
    <>
      {isDelivered ? (
        <Pill tone="good" icon={IconCheck}>
          Works
        </Pill>
      ) : (
        <Pill tone="bad" icon={IconAlertTriangle}>
          Does not work
        </Pill>
      )}
      <p className={css.answer}>{says}</p>
    </>
  )
}

function Time({ of }: { of: WebhookAttempt | null }) {
  const { count } = useNumbers()
  if (!of) return <p className={css.time} />
  return (
    <p className={css.time}>
      {count(of.milliseconds)} ms
      <span>
        <DateText value={of.at} withTime />
      </span>
    </p>
  )
}
