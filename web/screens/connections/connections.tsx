import { IconRefresh } from '@tabler/icons-react'
import { href, Link, useRevalidator } from 'react-router'
import { apiContext } from '../../context.ts'
import { Button } from '../../kit/form/button.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { requireInsider } from '../../layouts/guards.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/connections'
import { actOnConnections } from './act-on-connections.ts'
import { ConnectionRow } from './connection-row.tsx'
import css from './connections.module.css'
import { WebhookRow } from './webhook-row.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireInsider]

export const meta: Route.MetaFunction = () => [{ title: 'Connections' }, { name: 'robots', content: 'noindex' }]

/** Webhooks are shown to members who manage them. In practice a tenant has none, and the other connections are those of the agency. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const mayManage = context.get(sessionContext).permissions.includes('developers:write')
  const [connections, webhooks] = await Promise.all([api.connections.check(), mayManage ? api.webhooks.list() : null])
  return { connections, webhooks }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnConnections(context.get(apiContext), request)

/** The connection check: whether every network dependency of the product answers. */
export default function Connections({ loaderData: { connections, webhooks } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const broken = connections.filter(({ problem }) => problem !== null).length
  return (
    <main id="content" className={css.page}>
      <Page>
        <PageHeader title="Connections" context="Suppliers, payment gateway, mail and cache, asked just now.">
          <Button component={Link} to={href('/dashboard')} variant="default">
            Dashboard
          </Button>
          <Button
            leftSection={<IconRefresh size={16} stroke={1.5} />}
            loading={state !== 'idle'}
            onClick={() => void revalidate()}
          >
            Check again
          </Button>
        </PageHeader>
        <p role="status" className={css.verdict}>
          {broken === 0
            ? `All ${connections.length} connections work.`
            : `${broken} of ${connections.length} connections do not work.`}
        </p>
        <ul className={css.list}>
          {connections.map((one) => (
            <ConnectionRow key={`${one.id} ${one.checkedAt}`} connection={one} />
          ))}
        </ul>
        {webhooks && (
          <section aria-labelledby="webhooks">
            <h2 id="webhooks" className={css.heading}>
              Webhooks
            </h2>
            <p className={css.verdict}>
              {webhooks.length === 0
                ? 'Your agency has no webhooks.'
                : 'Each gets a signed test message when you check it; its answer is shown here.'}
            </p>
            {webhooks.length === 0 ? (
              <Link to={href('/settings/agency/developer/webhooks/new')} className={css.link}>
                Add a webhook
              </Link>
            ) : (
              <ul className={css.list} aria-label="Webhooks">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            )}
          </section>
        )}
      </Page>
    </main>
  )
}
