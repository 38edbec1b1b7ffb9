import { useEffect } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import type { WebhookAttempt, WebhookDelivery } from '#contract/developers/webhooks.ts'
import { deliveryStates } from '#domain/webhooks/delivery-states.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { withParams } from '../../kit/list/url.ts'
import { useNumbers } from '../../kit/numbers.ts'
import { toast } from '../../kit/toast.ts'
import { Code } from './code.tsx'
import css from './developers.module.css'
import { sayAnswer } from './say-answer.ts'
import type { action } from './webhook.tsx'
import { DeliveryState } from './webhook-state.tsx'

type Props = { log: { items: WebhookDelivery[]; next: string | null }; state: WebhookDelivery['state'] | null }

const filters = [
  { state: null, label: 'All' },
  ...deliveryStates.map((state) => ({ state, label: `${state[0]?.toUpperCase()}${state.slice(1)}` })),
]

/** The messages of a webhook; each opens to its requests and what was answered. */
export function DeliveryLog({ log: { items, next }, state }: Props) {
  const [search] = useSearchParams()
  return (
    <>
      <nav className={css.filters} aria-label="State of the messages">
        {filters.map((one) => (
          <Link
            key={one.label}
            to={withParams(search, { state: one.state, after: null }) || '?'}
            preventScrollReset
            aria-current={one.state === state ? 'true' : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      {items.length === 0 && (
        <p className={css.facts}>
          {state ? 'No message is in this state.' : 'No messages yet. Send a test message to try your server.'}
        </p>
      )}
      {items.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
      {next && (
        <p className={css.links}>
          <Link to={withParams(search, { after: next })} preventScrollReset>
            Older messages
          </Link>
        </p>
      )}
    </>
  )
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { id, event, state, createdAt, nextAt, body, messageId, attempts } = delivery
  const fetcher = useFetcher<typeof action>()
  const { data: answer } = fetcher
  useEffect(() => {
    if (answer && 'failure' in answer) toast.failed(answer.failure.body, answer.failure.title)
    if (answer && 'delivery' in answer) sayAnswer(answer.delivery)
  }, [answer])
  return (
    <details className={css.delivery}>
      <summary>
        <DeliveryState state={state} />
        <span className={css.name}>{event}</span>
        <span className={css.facts}>
          <DateText value={createdAt} withTime />
        </span>
      </summary>
      <div className={css.attempts}>
        <p className={css.facts}>
          <code>{messageId}</code>
          {nextAt && (
            <>
              {' '}
              · next attempt <DateText value={nextAt} withTime />
            </>
          )}
        </p>
        <Code what="the body">{JSON.stringify(JSON.parse(body), null, 2)}</Code>
        {attempts.toReversed().map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
        <fetcher.Form method="post">
          <input type="hidden" name="delivery" value={id} />
          <ActionButton name="intent" value="redeliver" variant="default">
            Send again
          </ActionButton>
        </fetcher.Form>
      </div>
    </details>
  )
}

function Attempt({ attempt: { at, url, headers, status, answer, problem, milliseconds } }: { attempt: WebhookAttempt }) {
  const { count } = useNumbers()
  const request = [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n')
  return (
    <div>
      <h4>
        {status ?? 'No answer'} · <DateText value={at} withTime /> · {count(milliseconds)} ms
      </h4>
      {problem && <p className={css.error}>{problem}</p>}
      <Code what="the request">{request}</Code>
      {answer && <Code what="the answer">{answer}</Code>}
    </div>
  )
}
