import { IconPlus } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { Button } from '../../kit/form/button.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { SettingsPage } from '../../kit/settings-page.tsx'
import type { Route } from './+types/developers'
import css from './developers.module.css'
import { KeyList } from './key-list.tsx'
import { WebhookList } from './webhook-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Developers' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [keys, webhooks] = await Promise.all([api.apiKeys.list(), api.webhooks.list()])
  return { keys, webhooks }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    return { revoked: await context.get(apiContext).apiKeys.revoke({ id: typed.revoke ?? '' }) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

const plus = <IconPlus size={16} stroke={1.75} aria-hidden="true" />

export default function Developers({ loaderData: { keys, webhooks }, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="Developers"
      context="Connect your own programs: API keys to call us, webhooks to be called."
      width="text"
      failed={actionData}
      sections={[
        {
          title: 'API keys',
          help: 'A key acts for your agency with the permissions that you choose.',
          action: (
            <Button component={Link} to={href('/settings/agency/developer/keys/new')} leftSection={plus}>
              Create a key
            </Button>
          ),
          content: <KeyList keys={keys} />,
        },
        {
          title: 'Webhooks',
          help: 'Your server receives a signed message when something happens.',
          action: (
            <Button component={Link} to={href('/settings/agency/developer/webhooks/new')} variant="default" leftSection={plus}>
              Add a webhook
            </Button>
          ),
          content: <WebhookList webhooks={webhooks} />,
        },
        {
          title: 'Documentation',
          content: (
            <p className={css.links}>
              <Link to={href('/settings/agency/developer/examples')}>Examples</Link>
              <Link to={href('/link')}>Search form on other websites</Link>
              <a href="/api/reference" target="_blank" rel="noopener">
                API reference
              </a>
              <a href="/api/openapi.json" target="_blank" rel="noopener">
                OpenAPI document
              </a>
            </p>
          ),
        },
      ]}
    />
  )
}
